// The puzzle page in a real browser.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DAYS, FIRST, LOOKS, TODAY, comeBack, isFine, layoutShift, start, visit } from "./browser.mjs";

let site;
before(async () => { site = await start(); });
after(() => site?.close());

const data = (page) => page.evaluate(() => JSON.parse(document.getElementById("puzzle-data").textContent));
const placements = (play) => play.split(" ").map((placement) => placement.split("@"));
const status = (page) => page.locator("#status").textContent();
const cell = (page, name) => page.locator(`[data-cell="${name}"]`);
/** A rack tile that is not laid yet. */
const slot = (page, name) => page.locator(`.slot:not(:disabled):has([data-tile="${name}"])`).first();
const streak = (page) => page.locator("#streak").textContent();

async function tap(page, play) {
  for (const [tile, where] of placements(play)) {
    await slot(page, tile).tap();
    await cell(page, where).tap();
  }
}

async function click(page, play) {
  for (const [tile, where] of placements(play)) {
    await slot(page, tile).click();
    await cell(page, where).click();
  }
}

/** Scrolls a cell to the middle of the screen, away from the rack at its foot. */
async function center(page, where) {
  await cell(page, where).evaluate((button) => button.scrollIntoView({ block: "center", inline: "center" }));
}

async function drag(page, play) {
  for (const [tile, where] of placements(play)) {
    await center(page, where);
    await slot(page, tile).hover();
    await page.mouse.down();
    const to = await cell(page, where).boundingBox();
    await page.mouse.move(to.x + to.width / 2 + 20, to.y + to.height / 2 + 20, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
  }
}

/** Walks with the arrow keys from the cell that has the focus to another. */
async function walk(page, where) {
  const place = (name) => {
    const [, letters, row] = /^([a-z]+)(\d+)$/.exec(name);
    return [[...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0), Number(row)];
  };
  const from = await page.evaluate(() => document.activeElement.dataset.cell);
  const [[x, y], [toX, toY]] = [place(from), place(where)];
  for (let step = x; step !== toX; step += Math.sign(toX - x)) await page.keyboard.press(toX > x ? "ArrowRight" : "ArrowLeft");
  for (let step = y; step !== toY; step += Math.sign(toY - y)) await page.keyboard.press(toY > y ? "ArrowDown" : "ArrowUp");
}

async function type(page, play) {
  const { rack } = await data(page);
  const used = new Set();
  for (const [tile, where] of placements(play)) {
    const place = rack.findIndex((name, index) => name === tile && !used.has(index));
    used.add(place);
    await page.keyboard.press(String(place + 1));
    await walk(page, where);
    await page.keyboard.press("Enter");
  }
}

for (const { width, colorScheme } of LOOKS) {
  test(`a puzzle is solved at ${width} px, ${colorScheme}, and nothing goes wrong`, async () => {
    const page = await visit(site, `puzzle/${TODAY}.html`, { width, colorScheme });
    assert.equal(await layoutShift(page), 0);
    await isFine(page);
    const { plays, target, second_best: second } = await data(page);

    // A wrong attempt: a play that scores less.
    const [wrong, points] = plays.at(-1);
    await (width < 600 ? tap : drag)(page, wrong);
    assert.match(await status(page), new RegExp(`^Legal so far: ${points} points?\\.$`));
    assert.equal(await page.locator("#points").textContent(), String(points));
    await page.locator("#check").click();
    assert.match(await status(page), new RegExp(`${target - points} short of the best play`));
    await page.locator("#back").click();
    assert.equal(await page.locator(".cells .is-laid").count(), 0);

    const [solution] = plays[0];
    await (width < 600 ? tap : drag)(page, solution);
    assert.equal(await page.locator("#points").textContent(), String(target));
    await isFine(page);
    await page.locator("#check").click();
    assert.match(await status(page), /^Solved!/);
    assert.match(await page.locator("#result-words").textContent(), new RegExp(`^2 attempts, 0 hints, .*scores ${second}\\.$`));
    await isFine(page);
    await page.context().close();
  });
}

test("a puzzle is solved with the keyboard alone", async () => {
  for (const width of [360, 1280]) {
    const page = await visit(site, `puzzle/${FIRST}.html`, { width });
    const { plays } = await data(page);
    await type(page, plays[0][0]);
    for (let presses = 0; presses < 200 && (await page.evaluate(() => document.activeElement.id)) !== "check"; presses += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.match(await status(page), /^Solved!/);
    assert.deepEqual(page.trouble, []);
    await page.context().close();
  }
});

test("a finger drags tiles too", async () => {
  const page = await visit(site, `puzzle/${TODAY}.html`, { width: 360 });
  const { plays } = await data(page);
  const [[tile, where]] = placements(plays[0][0]);
  const touch = await page.context().newCDPSession(page);
  await center(page, where);
  const middle = async (locator) => {
    const box = await locator.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = await middle(slot(page, tile));
  const to = await middle(cell(page, where));
  const send = (kind, points) => touch.send("Input.dispatchTouchEvent", { type: kind, touchPoints: points });
  await send("touchStart", [from]);
  for (const part of [0.3, 0.7, 1]) await send("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  await send("touchEnd", []);
  assert.equal(await page.locator(".cells .is-laid").count(), 1);
  assert.deepEqual(page.trouble, []);
  await page.context().close();
});

test("a laid tile is tapped to take it back", async () => {
  const page = await visit(site, `puzzle/${TODAY}.html`, { width: 360 });
  const [[tile, where]] = placements((await data(page)).plays[0][0]);
  await tap(page, `${tile}@${where}`);
  assert.equal(await page.locator(".cells .is-laid").count(), 1);
  await cell(page, where).tap();
  assert.equal(await page.locator(".cells .is-laid").count(), 0);
  await page.context().close();
});

test("cells light up where the chosen tile may lie, and only there it can be laid", async () => {
  const page = await visit(site, `puzzle/${TODAY}.html`);
  const { plays, rack, rows, columns, tiles } = await data(page);
  for (const [place, tile] of rack.entries()) {
    const may = new Set(plays.flatMap(([play]) => placements(play)).filter(([name]) => name === tile).map(([, where]) => where));
    await page.keyboard.press(String(place + 1));
    const lit = await page.locator(".cells .is-lit").evaluateAll((cells) => cells.map((button) => button.dataset.cell));
    assert.deepEqual(new Set(lit), may, tile);
    await page.keyboard.press("Escape");
  }
  const anywhere = rows.flatMap((row) => columns.map((column) => `${column}${row}`));
  const [tile] = rack;
  const may = new Set(plays.flatMap(([play]) => placements(play)).filter(([name]) => name === tile).map(([, where]) => where));
  const not = anywhere.find((name) => !may.has(name) && !tiles[name]);
  await slot(page, tile).click();
  await isFine(page);
  await cell(page, not).click();
  assert.match(await status(page), /cannot lie on/);
  assert.equal(await page.locator(".cells .is-laid").count(), 0);
  await page.context().close();
});

test("every play has the points that the search gave it, each line lights its tiles", async () => {
  const page = await visit(site, `puzzle/${FIRST}.html`);
  const { plays, lines, words } = await data(page);
  for (const [play, points, which] of [plays[0], plays[Math.floor(plays.length / 2)], plays.at(-1)]) {
    await click(page, play);
    assert.equal(await page.locator("#points").textContent(), String(points));
    assert.deepEqual(await page.locator("#breakdown .line").allTextContents(), which.map((index) => words[lines[index][0]]));
    for (const [place, index] of which.entries()) {
      await page.locator("#breakdown .line").nth(place).hover();
      assert.equal(await page.locator("rect.marked").count(), lines[index][1].split(" ").length);
    }
    await page.locator("#back").click();
  }
  await page.context().close();
});

test("hints come in order; the solution is shown on request, asked for twice before any attempt", async () => {
  const page = await visit(site, `puzzle/${TODAY}.html`);
  const { hints, plays } = await data(page);
  assert.equal(hints.length, 4);
  for (let taken = 1; taken <= 4; taken += 1) {
    await page.locator("#hint").click();
    assert.deepEqual(await page.locator("#hints li").allTextContents(), hints.slice(0, taken));
  }
  assert.ok(await page.locator("#hint").isDisabled());
  assert.ok(hints[3].includes(plays[0][0]));
  await page.locator("#solution").click();
  assert.equal(await page.locator(".cells .is-laid").count(), 0);
  await page.locator("#solution").click();
  assert.equal(await page.locator(".cells .is-laid").count(), placements(plays[0][0]).length);
  assert.ok(!(await page.locator("#share").isVisible()));
  await isFine(page);
  await page.context().close();
});

test("solved puzzles stay solved, streaks grow day by day, and what is shared spoils nothing", async () => {
  const page = await visit(site, `puzzle/2027-01-08.html`, { date: "2027-01-08" });
  for (const [index, day] of ["2027-01-08", "2027-01-09", "2027-01-10"].entries()) {
    await comeBack(page, day);
    await page.goto(`${site.address}/puzzle/${day}.html`);
    await click(page, (await data(page)).plays[0][0]);
    await page.locator("#check").click();
    assert.equal(await streak(page), `Streak: ${index + 1} day${index === 0 ? "" : "s"}.`);
  }
  await page.reload();
  assert.match(await status(page), /^Solved: /);
  assert.equal(await streak(page), "Streak: 3 days.");
  await page.locator("#share").click();
  const shared = await page.locator("#copied").inputValue();
  assert.match(shared, /^sixfold · Sunday 10 January 2027 · ★★★★★\nSolved in 1 attempt, 0 hints, \d+:\d\d · streak 3\nhttp:\/\/.*\/puzzle\/2027-01-10\.html$/);
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), shared);
  const { plays } = await data(page);
  assert.ok(!shared.includes("@") && !shared.includes(plays[0][0]));
  await isFine(page);
  // A day left out ends the streak.
  await comeBack(page, "2027-01-12");
  await page.reload();
  assert.equal(await streak(page), "");
  await page.context().close();
});

test("the first page shows the visitor's own day", async () => {
  const page = await visit(site, "index.html", { date: "2027-01-05" });
  await page.waitForURL("**/puzzle/2027-01-05.html");
  for (const date of [TODAY, "2026-05-05", "2031-01-01"]) {
    await comeBack(page, date);
    await page.goto(`${site.address}/`);
    await page.locator("body[data-state]").waitFor();
    assert.equal((await data(page)).date, TODAY);
    assert.equal(await layoutShift(page), 0);
  }
  await isFine(page);
  await page.context().close();
});

test("it is another day on the other side of the world", async () => {
  const context = await site.browser.newContext({ timezoneId: "Pacific/Auckland" });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2027-01-06T23:30:00Z"));
  await page.goto(`${site.address}/`);
  await page.waitForURL("**/puzzle/2027-01-07.html");
  await context.close();
});

test("a solved puzzle stays solved and whole, also where the same day is open twice", async () => {
  const page = await visit(site, `puzzle/${TODAY}.html`);
  const { plays } = await data(page);
  await page.locator("#hint").click();
  const other = await page.context().newPage();
  await comeBack(other, TODAY);
  await other.goto(`${site.address}/index.html`);
  await other.locator("body[data-state]").waitFor();
  assert.equal(await other.locator("#hints li").count(), 1);
  await click(other, plays[0][0]);
  await other.locator("#check").click();
  assert.equal(await other.evaluate(() => document.activeElement.id), "result-title");
  await page.locator('body[data-state="solved"]').waitFor();
  assert.equal(await streak(page), "Streak: 1 day.");
  const [[, where]] = placements(plays[0][0]);
  const box = await cell(page, where).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 200, { steps: 5 });
  await page.mouse.up();
  assert.equal(await page.locator(".cells .is-laid").count(), placements(plays[0][0]).length);
  await page.reload();
  assert.match(await status(page), /^Solved: /);
  await page.context().close();
});

test("what was kept by a later version is left alone", async () => {
  const page = await visit(site, `puzzle/${TODAY}.html`);
  const later = '{"version":9,"what":"ever"}';
  await page.evaluate((text) => localStorage.setItem("sixfold-puzzles", text), later);
  await page.reload();
  await page.locator("#hint").click();
  assert.equal(await page.evaluate(() => localStorage.getItem("sixfold-puzzles")), later);
  await page.context().close();
});

test("letters are shown when asked for, and stay", async () => {
  const page = await visit(site, `puzzle/${TODAY}.html`);
  const shown = () => page.evaluate(() => getComputedStyle(document.querySelector(".sprite .letters")).display);
  assert.equal(await shown(), "none");
  await page.locator("#letters").click();
  assert.notEqual(await shown(), "none");
  await page.reload();
  assert.notEqual(await shown(), "none");
  await isFine(page);
  await page.context().close();
});

test("every day's page is under 150 kB in all", async () => {
  for (let day = 1; day <= DAYS; day += 1) {
    const page = await visit(site, "rules.html");
    const sizes = [];
    page.on("response", (response) => sizes.push(response.headerValue("content-length")));
    await page.goto(`${site.address}/puzzle/2027-01-${String(day).padStart(2, "0")}.html`, { waitUntil: "networkidle" });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + Number(size), 0);
    assert.ok(bytes > 10_000 && bytes < 150_000, `${bytes} bytes on day ${day}`);
    await page.context().close();
  }
});
