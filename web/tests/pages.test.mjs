// The other pages of the site in a real browser.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DAYS, LOOKS, TODAY, isFine, layoutShift, start, visit } from "./browser.mjs";

let site;
before(async () => { site = await start(); });
after(() => site?.close());

for (const look of LOOKS) {
  for (const path of ["archive.html", "rules.html", "404.html", "analyser.html"]) {
    test(`${path} is fine at ${look.width} px, ${look.colorScheme}`, async () => {
      const page = await visit(site, path, look);
      assert.equal(await page.locator("h1").count(), 1);
      assert.ok((await layoutShift(page)) < 0.02);
      await isFine(page);
      await page.context().close();
    });
  }
}

test("the archive filters by stars and themes", async () => {
  const page = await visit(site, "archive.html");
  const shown = () => page.locator("#archive li[data-stars]:visible").count();
  assert.equal(await shown(), DAYS);
  await page.getByRole("checkbox", { name: /^1/ }).check();
  assert.equal(await shown(), await page.locator('#archive li[data-stars="1"]').count());
  assert.match(await page.locator("#count").textContent(), new RegExp(`^\\d+ of ${DAYS} puzzles$`));
  await page.getByRole("checkbox", { name: /^1/ }).uncheck();
  const theme = await page.locator("#archive li[data-stars]").first().evaluate((day) => day.dataset.themes.split("|")[0]);
  assert.ok(!(await page.locator("#archive .themes").first().isVisible()));
  await page.locator("#theme").selectOption(theme);
  assert.ok((await shown()) >= 1);
  assert.ok(await page.locator("#archive li:visible .themes").first().isVisible());
  await page.locator("#archive li:visible a").first().click();
  await page.waitForURL("**/puzzle/*.html");
  assert.deepEqual(page.trouble, []);
  await page.context().close();
});

test("the newest day leads the archive and the feed", async () => {
  const page = await visit(site, "archive.html");
  assert.equal(await page.locator("#archive time").first().getAttribute("datetime"), TODAY);
  const feed = await page.evaluate(async () => {
    const text = await (await fetch("feed.xml")).text();
    const xml = new DOMParser().parseFromString(text, "application/xml");
    const entry = xml.querySelector("entry");
    return { broken: xml.querySelector("parsererror") !== null, id: entry.querySelector("id").textContent, count: xml.querySelectorAll("entry").length };
  });
  assert.ok(!feed.broken && feed.id.includes(TODAY), JSON.stringify(feed));
  assert.equal(feed.count, DAYS);
  await page.context().close();
});
