// Links to positions: what a page writes it reads back, and it can read anything. The mutants of links are the same ones every time.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";

import { hashOf, lineOf } from "../js/address.js";
import { loadEngine } from "../js/engine.js";
import { Position } from "../js/position.js";

const MUTANTS = 4000;
const PAGE = "https://example.org/analyser.html";
const lines = readFileSync(new URL("../../benches/corpus.txt", import.meta.url), "utf8").trimEnd().split("\n");
const parts = [
  "_", "+", "%20", "%2F", "/", "%3D", "=", "%", "%e", "%E9", "%C3%A9", "%00", "%0A", "%FF", "#", "?", "&", "<b>", '"', "é", "漢", "\u{1f600}",
  "Rc", "Rcb", "rc", "-", "0", "1", "99", "99999", "4294967296", "origin=zzz9999", "players=9", "bag=", "scores=1-2", "main", "rules:", "constructor",
];

/** Numbers below a bound, the same ones every time (mulberry32). */
function numbers(seed) {
  return (bound) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** A link with one to four changes. */
function mutant(below) {
  let hash = hashOf(lines[below(lines.length)]);
  for (let changes = 1 + below(4); changes > 0; changes -= 1) {
    const at = below(hash.length + 1);
    const kind = below(8);
    const skipped = kind === 0 ? hash.length : at + (kind < 4 ? 1 : 0);
    const added = kind === 0 || kind === 1 ? "" : kind === 2 ? String.fromCodePoint(below(0x250)) : parts[below(parts.length)];
    hash = hash.slice(0, at) + added + hash.slice(skipped);
  }
  return hash.toWellFormed();
}

/** What a link says, byte by byte; null where its bytes are no text. */
function said(hash) {
  const bytes = [...hash.replace(/^#/, "").matchAll(/%([0-9A-Fa-f]{2})|[^]/gu)].flatMap(([sign, code]) => (code ? [parseInt(code, 16)] : [...new TextEncoder().encode(sign)]));
  if (/%(?![0-9A-Fa-f]{2})/.test(hash)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes)).replace(/[_+]/g, " ");
  } catch {
    return null;
  }
}

let engine;
before(async () => {
  const { SIXFOLD_WASM } = process.env;
  assert.ok(SIXFOLD_WASM, "SIXFOLD_WASM names the engine");
  engine = await loadEngine(readFileSync(SIXFOLD_WASM), { lang: "en" });
  // A page with one part that a link may name.
  globalThis.document = { getElementById: (id) => (id === "main" ? {} : null) };
});

test("a link says the position that it was made for", () => {
  for (const line of lines) {
    const { hash } = new URL(hashOf(line), PAGE);
    assert.equal(lineOf(hash), line);
    assert.match(hash, /^#[\w/=-]+$/);
    assert.equal(hashOf(line), hash, "no browser writes it otherwise");
  }
});

test("a link to nothing, or to a part of the page, says no position", () => {
  for (const hash of ["", "#", "#main"]) assert.equal(lineOf(hash), null);
});

test("a link whose tiles cannot be told apart says what is wrong", () => {
  const { position, error } = Position.read(engine, lineOf("#classic_Rc99999RdRd_-"));
  assert.equal(position, undefined);
  assert.ok(error.message && error.line === 1, JSON.stringify(error));
});

test("any link is read as it is, and whatever it says has an answer", () => {
  const below = numbers(1);
  let positions = 0;
  for (let number = 0; number < MUTANTS; number += 1) {
    // As it was typed, and as a browser hands it over.
    const typed = mutant(below);
    for (const hash of [typed, new URL(typed, PAGE).hash]) {
      const line = lineOf(hash);
      if (line === null) {
        assert.match(hash, /^#?(main)?$/);
        continue;
      }
      const meant = said(hash) ?? hash.replace(/^#/, "").replace(/[_+]/g, " ");
      assert.equal(line, meant, `mutant ${number}: ${hash}`);
      const { position, error } = Position.read(engine, line);
      if (error) {
        assert.ok(error.message, hash);
      } else {
        positions += 1;
        assert.equal(lineOf(new URL(hashOf(position.line), PAGE).hash), position.line, hash);
        assert.equal(engine.analyse(position.line).error === undefined, position.problems.length === 0, hash);
      }
    }
  }
  assert.ok(positions > 100, `${positions} positions`);
});
