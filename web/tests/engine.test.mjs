// The engine of the browser answers as the command line does, byte for byte.
//
//     web/build-engine target/sixfold.wasm && cargo build --release
//     SIXFOLD_WASM=target/sixfold.wasm SIXFOLD=target/release/sixfold node --test web/tests/
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { before, test } from "node:test";

import { loadEngine } from "../js/engine.js";

const { SIXFOLD_WASM, SIXFOLD } = process.env;
const root = new URL("../../", import.meta.url);
const text = (path) => readFileSync(new URL(path, root), "utf8");

const corpus = text("benches/corpus.txt").trimEnd().split("\n");
const rulebooks = readdirSync(new URL("puzzles/rulebook/", root))
  .filter((name) => name.endsWith(".yaml"))
  .flatMap((name) => [...text(`puzzles/rulebook/${name}`).matchAll(/^ *(?:- )?position: *['"]?([^'"\n]*)/gm)])
  .map(([, position]) => position)
  // The engine knows the tile games.
  .filter((position) => !position.startsWith("qwords "));
const broken = [
  "",
  "# nothing yet\n",
  "flex",
  "flx Rcb -",
  "flex Rсb Psb",
  "flex – Psb",
  "flex RcbRté Psb",
  "flex RcRtwRsb PsbYsw",
  "intro RcbRts Psw",
  "classic RcRd/1/3Gs -",
  "classic RcBd/Gs -",
  "classic RcRcRcRc Rc",
  "classic Rc99999RdRd -",
  "flex RcbRtw// -",
  "flex Rcb - origin=a1",
  "flex Rcb - bag=200 scores=1-2-3 players=9",
  "rules: flex\nboard:\n  Rcb Rtw\n  … Btw\nrack: -",
  "rules: classic\nboard:\n  Rc Rd\n  .. Gs\nrack: Bx Bx",
  "\u{1f600}",
  "flex Rcb -\nflex Rcb Psb\n",
];

let engine;
before(async () => {
  assert.ok(SIXFOLD_WASM && SIXFOLD, "SIXFOLD_WASM and SIXFOLD name the engine and the program");
  engine = await loadEngine(readFileSync(SIXFOLD_WASM));
});

/** What the program prints, to standard output or to standard error, without the line end. */
function program(args, input) {
  const { error, stdout, stderr } = spawnSync(SIXFOLD, args, { input, encoding: "utf8", maxBuffer: 1 << 30 });
  if (error) throw error;
  return (stdout || stderr).replace(/\n$/, "");
}

const analyse = (position, more) => engine.ask(JSON.stringify({ command: "analyse", position, ...more }));

test("positions are analysed as by the command line", (context) => {
  const positions = [...corpus, ...rulebooks];
  assert.ok(positions.length >= 500 && rulebooks.length > 20);
  const expected = program(["analyse", "--batch", "--top", "20"], positions.join("\n")).split("\n");
  const times = positions.map((position, number) => {
    const start = performance.now();
    const answer = analyse(position, { top: 20 });
    const time = performance.now() - start;
    assert.equal(answer, expected[number], position);
    return time;
  });
  times.sort((one, other) => one - other);
  const median = times[times.length >> 1];
  context.diagnostic(`${times.length} positions, ${median.toFixed(3)} ms each (median)`);
});

test("every play is told as by the command line", () => {
  const positions = corpus.filter((_, number) => number % 20 === 0);
  const expected = program(["analyse", "--batch", "--all"], positions.join("\n")).split("\n");
  for (const [number, position] of positions.entries()) assert.equal(analyse(position, { all: true }), expected[number]);
});

test("what is no position is refused in the words of the command line", () => {
  for (const position of broken) {
    const expected = program(["analyse", "-", "--format", "json"], position);
    assert.match(expected, /^\{"error":/);
    assert.equal(analyse(position), expected, position);
  }
});

test("a sheet is as good as a line", () => {
  const line = corpus[300];
  assert.equal(analyse(program(["convert", line, "--format", "sheet"])), analyse(line));
});

test("turns are judged as by the command line", () => {
  const position = "flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds origin=j10";
  const turns = ["Gsb@l12 Rss@m12 Bsw@n12", "Rfb@m10", "Rss@a1", "Rfb@j10", "swap Gsb Rss", "pass", "", "Rf@m10", "m10@Rfb", "Pxs@zzz9999"];
  for (const play of turns) {
    const expected = program(["score", position, play, "--format", "json"]);
    assert.equal(engine.ask(JSON.stringify({ command: "score", position, play })), expected, play);
  }
});

test("a table is read, edited, written and judged without notation", () => {
  const table = engine.read("flex RcbRtw PsbYsw");
  assert.deepEqual(table.problems, []);
  assert.equal(engine.write(table).position, table.position);
  table.tiles.push({ cell: "i7", tile: "Gdb" });
  const edited = engine.write(table);
  const problems = engine.read(edited.position).problems;
  assert.deepEqual(problems.map(({ cells }) => cells), [["g7", "h7", "i7"]]);
  assert.equal(problems[0].message, engine.analyse(edited.position).error.message);
});

test("the functions of a page give what the engine says", () => {
  const position = corpus[3];
  assert.equal(engine.analyse(position, { top: 3 }).plays.length, 3);
  assert.equal(engine.analyse(position).best_score, engine.score(position, engine.analyse(position).plays[0].play).score);
  assert.ok(engine.score(position, "nonsense").error.message);
  assert.ok(engine.analyse("nonsense").error.message);
});

test("no text stops the engine", () => {
  for (const request of ["", "{", "null", "[]", '{"command":1}', '{"command":"guess"}', "[".repeat(100000), "\0", "\ud800"]) {
    assert.match(engine.ask(request), /^\{"error":/);
  }
  // A request of some megabytes, so that the memory grows while one is answered.
  assert.match(analyse("x".repeat(5_000_000)), /^\{"error":/);
  assert.equal(analyse(corpus[5]), program(["analyse", corpus[5], "--format", "json"]));
});

test("an engine is loaded from an address", async () => {
  const bytes = readFileSync(SIXFOLD_WASM).toString("base64");
  const other = await loadEngine(`data:application/wasm;base64,${bytes}`);
  assert.equal(other.read(corpus[7]).position, engine.read(corpus[7]).position);
});
