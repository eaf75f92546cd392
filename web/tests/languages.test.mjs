// A site in four languages in a real browser: each page in its language, and the visitor's way between them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { TODAY, isFine, start, visit } from "./browser.mjs";

const LANGUAGES = ["fr", "de", "it", "en"];
const PAGES = ["index.html", "archive.html", "rules.html", "analyser.html", "404.html", `puzzle/${TODAY}.html`];

let site;
before(async () => { site = await start({ languages: LANGUAGES.join() }); });
after(() => site?.close());

const locales = { fr: "fr-CH", de: "de-AT", it: "it-IT", en: "en-GB" };
const lang = (page) => page.evaluate(() => document.documentElement.lang);
const choose = async (page, code) => {
  await page.locator(".languages summary").click();
  await page.locator(`.languages a[hreflang="${code}"]`).click();
};
/** The page is ready: its scripts have run. */
const ready = (page) => page.locator("body[data-state]").waitFor();

for (const code of ["fr", "de"]) {
  for (const path of PAGES) {
    test(`${code}/${path} is fine at 360 px and says its language`, async () => {
      const page = await visit(site, `${code}/${path}`, { width: 360, locale: locales[code] });
      if (path.startsWith("puzzle/") || path === "index.html") await ready(page);
      assert.equal(await lang(page), code);
      assert.equal(await page.locator(".offer").count(), 0);
      await isFine(page);
      await page.locator(".languages summary").click();
      await isFine(page);
      await page.context().close();
    });
  }

  test(`a visitor who reads ${code} solves a puzzle at 360 px`, async () => {
    const page = await visit(site, `${code}/puzzle/${TODAY}.html`, { width: 360, locale: locales[code] });
    await ready(page);
    for (let press = 0; press < 3; press += 1) await page.locator("#hint").click();
    await isFine(page);
    await page.locator("#solution").click();
    await page.locator("#solution").click();
    await isFine(page);
    const [status, title] = [await page.locator("#status").textContent(), await page.locator("#result-title").textContent()];
    assert.match(status, code === "fr" ? /^Le meilleur coup\u202f: / : /^Der beste Zug: /);
    assert.equal(title, code === "fr" ? "La solution" : "Die Lösung");
    await page.context().close();
  });
}

test("the first language stands at the top, too", async () => {
  const page = await visit(site, "rules.html", { locale: "fr-FR" });
  assert.equal(await lang(page), "fr");
  const first = await page.locator("main").innerHTML();
  await page.goto(`${site.address}/fr/rules.html`);
  assert.equal(await page.locator("main").innerHTML(), first);
  await page.context().close();
});

test("the switch keeps the page, the day and what was done there", async () => {
  const day = "2027-01-05";
  const page = await visit(site, `fr/puzzle/${day}.html`, { width: 360, locale: "fr-FR" });
  await ready(page);
  await page.locator("#hint").click();
  await page.locator("#hint").click();
  for (const code of ["de", "it", "en", "fr"]) {
    await choose(page, code);
    await page.waitForURL(`**/${code}/puzzle/${day}.html`);
    await ready(page);
    assert.equal(await lang(page), code);
    assert.equal(await page.locator("#hints li").count(), 2);
  }
  // The place of a page stays as well, such as the position of the analyser.
  await page.goto(`${site.address}/fr/rules.html#flex-game-6`);
  await choose(page, "de");
  await page.waitForURL("**/de/rules.html#flex-game-6");
  assert.deepEqual(page.trouble, []);
  await page.context().close();
});

test("visitors are offered their own language once, in it, and go nowhere by themselves", async () => {
  const page = await visit(site, "index.html", { width: 360, locale: "de-CH" });
  await ready(page);
  const offer = page.locator(".offer");
  assert.deepEqual([await lang(page), await offer.getAttribute("lang")], ["fr", "de"]);
  assert.match(await offer.innerText(), /auf Deutsch/);
  await isFine(page);
  await offer.getByRole("button").click();
  assert.equal(await offer.count(), 0);
  await page.goto(`${site.address}/it/archive.html`);
  assert.deepEqual([await lang(page), await offer.count()], ["it", 0]);
  await page.context().close();

  const other = await visit(site, "fr/archive.html", { locale: "en-US" });
  await other.locator(".offer a").click();
  await other.waitForURL("**/en/archive.html");
  assert.equal(await other.locator(".offer").count(), 0);
  await other.goto(`${site.address}/fr/archive.html`);
  assert.equal(await other.locator(".offer").count(), 0, "a choice is not questioned");
  await other.context().close();

  const foreign = await visit(site, "fr/archive.html", { locale: "pt-BR" });
  assert.equal(await foreign.locator(".offer").count(), 0);
  await foreign.context().close();
});

test("without JavaScript the table, the rack and the other languages are there", async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false, locale: "de-DE", viewport: { width: 360, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${site.address}/de/puzzle/${TODAY}.html`);
  for (const picture of await page.locator("main img").all()) {
    assert.ok(await picture.evaluate((image) => image.complete && image.naturalWidth > 0));
    assert.notEqual(await picture.getAttribute("alt"), "");
  }
  assert.equal(await page.locator(".rack img").count(), 6);
  await page.locator(".languages summary").click();
  await page.locator('.languages a[hreflang="it"]').click();
  await page.waitForURL(`**/it/puzzle/${TODAY}.html`);
  assert.match(await page.locator("noscript").innerText(), /JavaScript/);
  await context.close();
});
