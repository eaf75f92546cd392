// The words of scripts: values and plurals are filled in as the language has them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { count, language, say, speak } from "../js/words.js";

const catalogue = { desk: { lies: "{tile} on {cell}", left: { one: "{n} tile left on {cell}", other: "{n} tiles left on {cell}" } } };

test("values stand where their names are", () => {
  speak("en", catalogue);
  assert.equal(say("desk.lies", { tile: "Rcb", cell: "{tile}" }), "Rcb on {tile}");
  assert.equal(say("desk.lies", { tile: "Rcb" }), "Rcb on {cell}");
});

test("a number asks for the form that its language has", () => {
  for (const [code, one] of [["en", [1]], ["de", [1]], ["it", [1]], ["fr", [0, 1]]]) {
    speak(code, catalogue);
    assert.equal(language(), code);
    for (const number of [0, 1, 2, 5, 1_000_000]) {
      assert.equal(count(number, "desk.left", { cell: "i9" }), one.includes(number) ? `${number} tile left on i9` : `${number} tiles left on i9`, code);
    }
  }
});

test("words that there are not are a mistake", () => {
  assert.throws(() => say("desk.right"), /no words for desk\.right/);
  assert.throws(() => say("nothing.at.all"), /no words for nothing\.at\.all/);
});
