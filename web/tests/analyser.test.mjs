// The analyser page in a real browser.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { LOOKS, isFine, sixfold, start, visit } from "./browser.mjs";

let site;
before(async () => { site = await start(); });
after(() => site?.close());

const TABLE = "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";
/** The same by cells. */
const TILES = {
  j10: "Rcb", k10: "Rtw", l10: "Rsb", k11: "Btb", l11: "Bss", l12: "Gsb", m12: "Rss", n12: "Bsw",
  m13: "Bsb", n13: "Rsw", o13: "Gsw", n14: "Ysb",
};
const RACK = ["Ycb", "Ysw", "Gds", "Pcw", "Psw", "Pdw"];
const BACKGROUNDS = { b: "black", w: "white", s: "split" };

const status = (page) => page.locator("#status").textContent();
const first = (page) => page.locator("#plays [role=option]").first();
const notation = (page) => page.locator("#notation").inputValue();
const cell = (page, name) => page.locator(`[data-cell="${name}"]`);
const native = (position, ...more) => execFileSync(sixfold(), ["analyse", position, "--format", "json", ...more], { encoding: "utf8" });

async function open(path = "analyser.html", options = {}) {
  const page = await visit(site, path, options);
  await page.locator("#plays [role=option], #notation-error p, #problems li, #status:not(:empty)").first().waitFor();
  return page;
}

async function choose(page, tile) {
  await page.locator(`#background-${BACKGROUNDS[tile[2]]}`).check({ force: true });
  const kind = page.locator(`#kinds button[data-tile="${tile}"]`);
  if ((await kind.getAttribute("aria-pressed")) !== "true") await kind.click();
}

for (const look of LOOKS) {
  test(`the rulebook's table is built by tapping and its 18-point play found at ${look.width} px, ${look.colorScheme}`, async () => {
    const page = await open("analyser.html#flex_Rcb_-_origin=j10", look);
    for (const [where, tile] of Object.entries(TILES).slice(1)) {
      await choose(page, tile);
      await cell(page, where).click();
    }
    await page.locator("#mode-rack").check({ force: true });
    for (const tile of RACK) {
      await page.locator(`#background-${BACKGROUNDS[tile[2]]}`).check({ force: true });
      await page.locator(`#kinds button[data-tile="${tile}"]`).click();
    }
    assert.match(await notation(page), /^flex RcbRtwRsb\/1BtbBss\/2GsbRssBsw\/3BsbRswGsw\/4Ysb YcbYswGdsPcwPswPdw /);
    assert.equal(await first(page).getAttribute("data-play"), "Ycb@i9 Pcw@j9");
    assert.match(await first(page).textContent(), /18$/);
    await isFine(page);
    await page.context().close();
  });
}

test("it gives the very JSON of the command line", async () => {
  const page = await open();
  await page.locator("#copy-json").click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const top = JSON.parse(copied).plays.length;
  assert.equal(copied.trimEnd(), native(TABLE, "--top", String(top)).trimEnd());
  await page.context().close();
});

test("broken notation is told with its place, and the table stays", async () => {
  const page = await open();
  await page.locator("#notation").fill("flex RcRtwRsb PsbYsw");
  await page.locator("#notation").press("Enter");
  const error = await page.locator("#notation-error").textContent();
  assert.match(error, /Rc has no background/);
  assert.match(error, /1 \| flex RcRtwRsb PsbYsw\n {2}\| {6}\^/);
  await isFine(page);
  await page.locator("#notation").fill("classic RcRdRf RsBsPs");
  await page.locator("#notation").press("Enter");
  assert.equal(await page.locator("#notation-error").textContent(), "");
  assert.equal(await first(page).getAttribute("data-play"), JSON.parse(native("classic RcRdRf RsBsPs")).plays[0].play);
  await page.context().close();
});

test("an own play is scored, or every reason against it told; and edits are undone", async () => {
  const page = await open();
  const before = await notation(page);
  await page.locator("#mode-play").check({ force: true });
  const lay = async (tile, where) => {
    await page.locator(`#rack [data-tile="${tile}"]`).first().click();
    await cell(page, where).click();
  };
  await lay("Ycb", "i9");
  await lay("Pcw", "j9");
  assert.match(await status(page), /18 points/);
  await page.locator("#back").click();
  await lay("Gds", "p9");
  assert.match(`${await status(page)} ${await page.locator("#problems").textContent()} ${await page.locator("#shown-play").textContent()}`, /touch/);
  await page.locator("#back").click();
  await page.locator("#clear").click();
  assert.notEqual(await notation(page), before);
  await page.locator("#undo").click();
  assert.equal(await notation(page), before);
  await page.locator("#redo").click();
  assert.notEqual(await notation(page), before);
  assert.deepEqual(page.trouble, []);
  await page.context().close();
});

test("the position lives in the address, and nothing of it becomes markup", async () => {
  const page = await open(`analyser.html#${TABLE.replaceAll(" ", "_")}`);
  assert.equal(await first(page).getAttribute("data-play"), "Ycb@i9 Pcw@j9");
  await cell(page, "n14").click();
  const address = page.url();
  const line = await notation(page);
  const other = await open(address.slice(site.address.length + 1));
  assert.equal(await notation(other), line);
  const elements = () => other.evaluate(() => document.querySelectorAll("img, iframe, object, script:not([src]):not([type='application/json'])").length);
  for (const hostile of ["flex_<img src=x onerror=alert(1)>_-", "flex_Rcb_-</textarea><script>alert(1)</script>", "javascript:alert(1)", "%E0%A4%A", "__proto__", "constructor"]) {
    await other.goto(`${site.address}/rules.html`, { waitUntil: "networkidle" });
    await other.goto(`${site.address}/analyser.html#${hostile}`, { waitUntil: "networkidle" });
    await other.locator("#notation-error p").first().waitFor();
    assert.equal(await elements(), 0, hostile);
    assert.notEqual(await other.locator("#notation-error").textContent(), "");
    await other.locator("#notation").fill(`${hostile}\n<b onclick=alert(1)>`);
    await other.locator("#notation").press("Control+Enter");
    assert.equal(await other.locator("#notation-error b, #analyser img").count(), 0);
  }
  assert.deepEqual(other.trouble, []);
  await page.context().close();
  await other.context().close();
});

test("it works with the keyboard alone", async () => {
  const page = await open();
  const focused = () => page.evaluate(() => document.activeElement.dataset.play ?? document.activeElement.id);
  for (let presses = 0; presses < 100 && !(await focused()).includes("@"); presses += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  const chosen = await focused();
  assert.equal(chosen, JSON.parse(native(TABLE)).plays[1].play);
  assert.equal(await page.locator(".cells .is-laid").count(), chosen.split(" ").length);
  await page.context().close();
});

test("it works with the network cut off", async () => {
  const page = await open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`${site.address}/analyser.html#classic_RcRdRf_RsBsPs`);
  await page.reload();
  await first(page).waitFor();
  assert.equal(await first(page).getAttribute("data-play"), JSON.parse(native("classic RcRdRf RsBsPs")).plays[0].play);
  assert.deepEqual(page.trouble.filter((trouble) => trouble.startsWith("error")), []);
  await page.context().close();
});

test("the engine answers as the program does on 500 positions", async (context) => {
  const positions = readFileSync(new URL("../../benches/corpus.txt", import.meta.url), "utf8").trim().split("\n").slice(0, 500);
  const page = await open();
  await page.evaluate(async () => {
    const { loadEngine } = await import("./assets/engine.js");
    window.engine = await loadEngine("sixfold.wasm");
  });
  const ask = (positions) => positions.map((position) => window.engine.ask(JSON.stringify({ command: "analyse", position, top: 10 })));
  // The clock of the page stands still, so the time is taken here.
  const begun = performance.now();
  const answers = await page.evaluate(ask, positions);
  context.diagnostic(`${((performance.now() - begun) / positions.length).toFixed(2)} ms a position, with the way to the browser and back`);
  const expected = execFileSync(sixfold(), ["analyse", "--batch", "--top", "10"], { input: `${positions.join("\n")}\n`, encoding: "utf8", maxBuffer: 1 << 28 });
  assert.deepEqual(answers, expected.trimEnd().split("\n"));
  await page.context().close();
});
