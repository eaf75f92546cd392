// The puzzle page in a real browser.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DAYS, FIRST, LOOKS, TODAY, comeBack, isFine, layoutShift, start, visit } from "./browser.mjs";

/** How many days the site has that does not know what day it is. */
const FAR = 30;
const date = (day) => `2027-01-${String(day).padStart(2, "0")}`;

let site;
let undated;
before(async () => {
  site = await start();
  undated = await start({ days: FAR, today: null });
});
after(async () => {
  await site?.close();
  await undated?.close();
});

/** What came with the page, and the solution, which has the most points. */
async function data(page) {
  const found = await page.evaluate(async () => {
    const texts = JSON.parse(document.getElementById("puzzle-data").textContent);
    const file = await (await fetch(`${document.body.dataset.root}table/${texts.date}.svg`)).text();
    return { ...texts, ...JSON.parse(/<metadata>(.*)<\/metadata>/.exec(file)[1]) };
  });
  const [solution] = found.plays.find(([, points]) => points === found.target);
  return { ...found, solution };
}
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
    const { plays, target, second_best: second, solution } = await data(page);

    // A wrong attempt: a play that scores less.
    const [wrong, points] = plays.find(([play]) => play !== solution);
    await (width < 600 ? tap : drag)(page, wrong);
    assert.match(await status(page), new RegExp(`^Legal so far: ${points} points?\\.$`));
    assert.equal(await page.locator("#points").textContent(), String(points));
    await page.locator("#check").click();
    assert.match(await status(page), new RegExp(`${target - points} short of the best play`));
    await page.locator("#back").click();
    assert.equal(await page.locator(".cells .is-laid").count(), 0);

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
    const { solution } = await data(page);
    await type(page, solution);
    for (let presses = 0; presses < 200 && (await page.evaluate(() => document.activeElement.id)) !== "check"; presses += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.match(await status(page), /^Solved!/);
    assert.deepEqual(page.trouble, []);
    await page.context().close();
  }
});

test("a finger drags tiles too", async () => {
  const page = await visit(site, `puzzle/${TODAY}.html`, { width: 360 });
  const { solution } = await data(page);
  const [[tile, where]] = placements(solution);
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
  const [[tile, where]] = placements((await data(page)).solution);
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

test("no key, lit cell or label follows from the solution, on any of thirty days", async () => {
  let [tiles, atSolution] = [0, 0];
  for (let day = 1; day <= FAR; day += 1) {
    const page = await visit(undated, `puzzle/${date(day)}.html`, { date: date(day) });
    const { plays, rack, solution, rows, columns } = await data(page);
    const all = rows.flatMap((row) => columns.map((column) => `${column}${row}`));
    const cellsOf = (name, laid) => {
      const fitting = plays.map(([play]) => placements(play)).filter((play) => laid.every(([tile, where]) => play.some(([other, there]) => tile === other && where === there)));
      const cells = new Set(fitting.flat().filter(([tile, where]) => tile === name && !laid.some(([, there]) => there === where)).map(([, where]) => where));
      return all.filter((where) => cells.has(where));
    };
    const [first] = placements(solution);
    // Of every tile of the rack, with nothing laid and with the first tile of the solution laid.
    for (const laid of [[], [first]]) {
      for (const [tile, where] of laid) {
        await slot(page, tile).click();
        await cell(page, where).click();
      }
      const used = laid.map(([tile]) => rack.indexOf(tile));
      for (const [place, tile] of rack.entries()) {
        if (used.includes(place)) continue;
        const fitting = cellsOf(tile, laid);
        const wasAt = await page.evaluate(() => document.activeElement.dataset.cell ?? null);
        await page.keyboard.press(String(place + 1));
        const { at, lit, labels } = await page.evaluate(() => ({
          at: document.activeElement.dataset.cell ?? null,
          lit: [...document.querySelectorAll("rect.lit")].map((rect) => [rect.getAttribute("x"), rect.getAttribute("y")].map(Number)),
          labels: [...document.querySelectorAll(".cells .is-lit")].map((button) => button.getAttribute("aria-label")),
        }));
        assert.equal(at, fitting[0] ?? wasAt, `${date(day)}: ${tile}`);
        assert.deepEqual(lit, [...lit].sort(([x, y], [toX, toY]) => y - toY || x - toX), `${date(day)}: cells are lit in reading order`);
        assert.deepEqual(labels, fitting.map((where) => `${where}: free, may be laid`));
        const told = fitting.length === 0 ? `fits nowhere${laid.length > 0 ? " beside the tiles laid" : ""}` : `may lie on ${fitting.length} cell${fitting.length === 1 ? "" : "s"}`;
        assert.ok((await status(page)).endsWith(`${told}.`), await status(page));
        const solving = placements(solution).filter(([name]) => name === tile && laid.length === 0);
        tiles += solving.length;
        atSolution += solving.filter(([, where]) => where === at).length;
        await page.keyboard.press("Escape");
      }
    }
    assert.deepEqual(page.trouble, []);
    await page.context().close();
  }
  assert.ok(tiles > 50 && atSolution < tiles / 2, `${atSolution} of ${tiles} tiles of solutions`);
});

test("where today is not known, nothing leads to a day after the visitor's own", async () => {
  const own = date(10);
  const page = await visit(undated, "index.html", { date: own });
  await page.waitForURL(`**/puzzle/${own}.html`);
  // Every page that links lead to, from the first page and from that of a later day on.
  const [open, seen] = [["index.html", `puzzle/${date(FAR - 1)}.html`], new Set()];
  while (open.length > 0) {
    const path = open.pop();
    if (seen.has(path)) continue;
    seen.add(path);
    await page.goto(`${undated.address}/${path}`, { waitUntil: "networkidle" });
    const links = await page.evaluate(() => [...document.querySelectorAll('[href]:not([href^="#"])')].map((element) => new URL(element.getAttribute("href"), location.href).pathname.slice(1)));
    open.push(...links.filter((link) => link.endsWith(".html")));
    assert.ok(!links.includes("feed.xml"), path);
    for (const link of links) assert.ok(!(link.startsWith("puzzle/") && link > `puzzle/${own}.html`), `${path} leads to ${link}`);
  }
  for (let day = 1; day <= 10; day += 1) assert.ok(seen.has(`puzzle/${date(day)}.html`), `nothing leads to ${date(day)}`);
  assert.deepEqual(page.trouble, []);

  await page.goto(`${undated.address}/puzzle/${own}.html`);
  assert.ok(await page.locator("a[rel=prev]").isVisible());
  assert.ok(!(await page.locator("a[rel=next]").isVisible()));
  await isFine(page);
  // A page that is left open learns that the next day has come.
  await comeBack(page, date(11));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.locator("a[rel=next]").click();
  await page.waitForURL(`**/puzzle/${date(11)}.html`);

  await page.goto(`${undated.address}/archive.html`);
  assert.equal(await page.locator("#archive li:visible").count(), 11);
  assert.equal(await page.locator("#count").textContent(), "11 of 11 puzzles");
  assert.ok((await layoutShift(page)) < 0.02);
  await isFine(page);
  await page.context().close();
});

test("where today is not known, the first page knows what to do before the first day and after the last", async () => {
  const page = await visit(undated, "index.html", { date: "2026-12-31" });
  assert.match(await page.locator("main").innerText(), /^A puzzle a day\s+The first puzzle comes on Friday 1 January 2027\./);
  await isFine(page);
  await page.goto(`${undated.address}/archive.html`);
  assert.equal(await page.locator("#count").textContent(), "0 of 0 puzzles");
  await comeBack(page, "2031-01-01");
  await page.goto(`${undated.address}/`);
  await page.waitForURL(`**/puzzle/${date(FAR)}.html`);
  await page.context().close();

  const context = await undated.browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  for (const path of ["index.html", "archive.html", `puzzle/${FIRST}.html`]) {
    await bare.goto(`${undated.address}/${path}`);
    assert.match(await bare.locator("noscript").innerText(), /JavaScript/);
    assert.equal(await bare.locator('a[href*="2027"]').count(), 0);
  }
  await context.close();
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

test("hints come in order, none repeats the title; the last one warns first and stays in view", async () => {
  for (const width of [360, 1280]) {
    const page = await visit(site, `puzzle/${TODAY}.html`, { width });
    const { hints, title, target, solution } = await data(page);
    const hint = page.locator("#hint");
    const told = () => page.locator("#hints li").allTextContents();
    assert.equal(hints.length, 4);
    assert.ok(title.includes(String(target)) && !hints[0].includes(String(target)), hints[0]);
    for (let taken = 1; taken < 4; taken += 1) {
      await hint.click();
      assert.deepEqual(await told(), hints.slice(0, taken));
    }
    const warning = "The last hint is the solution, and the day will not count. Press again.";
    const place = await hint.boundingBox();
    await hint.click();
    assert.ok(Math.abs((await hint.boundingBox()).y - place.y) < place.height / 2, "the button stays under the finger");
    assert.deepEqual([await status(page), await hint.textContent(), (await told()).length], [warning, "Really?", 3]);
    // Anything else takes the question back.
    await page.keyboard.press("1");
    assert.equal(await hint.textContent(), "Hint");
    await hint.click();
    assert.equal(await status(page), warning);
    const before = await page.evaluate(() => scrollY);
    await hint.click();
    assert.deepEqual(await told(), hints);
    assert.ok(hints[3].includes(solution));
    assert.ok(await hint.isDisabled());
    assert.ok(await page.evaluate(() => document.activeElement.closest(".cells") !== null), "the keyboard is on the table");
    const last = await page.locator("#hints li").last().boundingBox();
    assert.ok(last.y >= 0 && last.y + last.height <= 900, `the last hint is at ${last.y}`);
    assert.ok((await page.evaluate(() => scrollY)) >= before, "the page went up to the table");
    await isFine(page);
    await page.context().close();
  }
});

test("the solution is shown on request, asked for twice before any attempt, and then not asked for any more", async () => {
  const page = await visit(site, `puzzle/${TODAY}.html`);
  const { solution } = await data(page);
  const button = page.locator("#solution");
  await button.click();
  assert.equal(await page.locator(".cells .is-laid").count(), 0);
  assert.equal(await button.textContent(), "Really?");
  await button.click();
  assert.equal(await page.locator(".cells .is-laid").count(), placements(solution).length);
  assert.deepEqual([await button.textContent(), await button.isDisabled()], ["Solution", true]);
  assert.ok(!(await page.locator("#share").isVisible()));
  await isFine(page);
  await page.context().close();
});

test("what is solved after the last hint does not count for the streak", async () => {
  const page = await visit(site, "puzzle/2027-01-08.html", { date: "2027-01-08" });
  await click(page, (await data(page)).solution);
  await page.locator("#check").click();
  assert.equal(await streak(page), "Streak: 1 day.");
  await comeBack(page, "2027-01-09");
  await page.goto(`${site.address}/puzzle/2027-01-09.html`);
  for (let press = 0; press < 5; press += 1) await page.locator("#hint").click();
  await click(page, (await data(page)).solution);
  await page.locator("#check").click();
  assert.match(await status(page), /^Solved!/);
  assert.equal(await streak(page), "The last hint was the solution, so this day does not count for the streak.");
  await page.locator("#share").click();
  assert.ok(!(await page.locator("#copied").inputValue()).includes("streak"));
  await isFine(page);
  await comeBack(page, TODAY);
  await page.goto(`${site.address}/puzzle/${TODAY}.html`);
  await click(page, (await data(page)).solution);
  await page.locator("#check").click();
  assert.equal(await streak(page), "Streak: 1 day.");
  // Of a day that is over there is nothing to lose.
  await page.goto(`${site.address}/puzzle/${FIRST}.html`);
  for (let press = 0; press < 4; press += 1) await page.locator("#hint").click();
  assert.equal(await status(page), "The last hint is the solution. Press again.");
  await page.context().close();
});

test("a day that is solved beforehand counts when it comes", async () => {
  const page = await visit(site, "puzzle/2027-01-09.html", { date: "2027-01-08" });
  await click(page, (await data(page)).solution);
  await page.locator("#check").click();
  assert.equal(await streak(page), "It counts for the streak on its own day.");
  await page.goto(`${site.address}/puzzle/2027-01-08.html`);
  await click(page, (await data(page)).solution);
  await page.locator("#check").click();
  assert.equal(await streak(page), "Streak: 1 day.");
  await comeBack(page, "2027-01-09");
  await page.goto(`${site.address}/puzzle/2027-01-09.html`);
  assert.equal(await streak(page), "Streak: 2 days.");
  await page.context().close();
});

test("solved puzzles stay solved, streaks grow day by day, and what is shared spoils nothing", async () => {
  const page = await visit(site, `puzzle/2027-01-08.html`, { date: "2027-01-08" });
  for (const [index, day] of ["2027-01-08", "2027-01-09", "2027-01-10"].entries()) {
    await comeBack(page, day);
    await page.goto(`${site.address}/puzzle/${day}.html`);
    await click(page, (await data(page)).solution);
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
  assert.ok(!shared.includes("@"));
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
  const { solution } = await data(page);
  await page.locator("#hint").click();
  const other = await page.context().newPage();
  await comeBack(other, TODAY);
  await other.goto(`${site.address}/index.html`);
  await other.locator("body[data-state]").waitFor();
  assert.equal(await other.locator("#hints li").count(), 1);
  await click(other, solution);
  await other.locator("#check").click();
  assert.equal(await other.evaluate(() => document.activeElement.id), "result-title");
  await page.locator('body[data-state="solved"]').waitFor();
  assert.equal(await streak(page), "Streak: 1 day.");
  const [[, where]] = placements(solution);
  const box = await cell(page, where).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 200, { steps: 5 });
  await page.mouse.up();
  assert.equal(await page.locator(".cells .is-laid").count(), placements(solution).length);
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
  const letters = page.locator(".sprite .letters").first();
  const shown = () => letters.evaluate((element) => getComputedStyle(element).display);
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
    const seen = new Set();
    page.on("response", (response) => {
      // What is asked for again comes from the browser's own store.
      const file = response.url().split("#")[0];
      if (!seen.has(file)) sizes.push(response.headerValue("content-length"));
      seen.add(file);
    });
    await page.goto(`${site.address}/puzzle/${date(day)}.html`, { waitUntil: "networkidle" });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + Number(size), 0);
    assert.ok(bytes > 10_000 && bytes < 150_000, `${bytes} bytes on day ${day}`);
    await page.context().close();
  }
});
