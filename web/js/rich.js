// The engine's sentences, with what they quote set apart.

import { html } from "./dom.js";

/**
 * The parts of a sentence: what stands between `backquotes` is code.
 * @returns {(string | HTMLElement)[]}
 */
export function rich(sentence) {
  return sentence.split("`").map((part, index) => (index % 2 === 1 ? html("code", {}, part) : part));
}
