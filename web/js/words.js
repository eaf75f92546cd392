// The words of the reader's language. `words-fr.js`, which the site writes, hands them over before any other script runs.

let code = "en";
let words = {};
let plurals = new Intl.PluralRules(code);

/**
 * Takes a language for all that follows.
 * @param {string} language its code
 * @param {object} catalogue its words, by topic
 */
export function speak(language, catalogue) {
  code = language;
  words = catalogue;
  plurals = new Intl.PluralRules(language);
}

/** The code of the language that is spoken. */
export function language() {
  return code;
}

/**
 * A sentence with its values filled in: `say("table.laid", { cell: "i9" })` is that of the topic `table` with `i9` for `{cell}`.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  return filled(found(key), values);
}

/**
 * A sentence in the form that a number asks for, with the number for `{n}`: `count(2, "puzzle.hints")` is `2 hints`.
 * @param {number} number
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function count(number, key, values = {}) {
  const { one, other } = found(key);
  return filled(plurals.select(number) === "one" ? one : other, { n: number, ...values });
}

function found(key) {
  const text = key.split(".").reduce((part, name) => part?.[name], words);
  if (text === undefined) throw new Error(`no words for ${key} in ${code}`);
  return text;
}

function filled(text, values) {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
