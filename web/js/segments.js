// A choice of one of a few, side by side.

import { html } from "./dom.js";

/** A group of radio buttons that look like one control. */
export class Segments {
  #inputs;

  /**
   * @param {string} name also the beginning of the ids: `name-value`
   * @param {string} label
   * @param {[string, string][]} choices their values and words
   * @param {(value: string) => void} change
   */
  constructor(name, label, choices, change) {
    this.#inputs = choices.map(([value, words]) => {
      const input = html("input", { type: "radio", name, value, id: `${name}-${value}` });
      input.addEventListener("change", () => change(value));
      return { input, label: html("label", {}, input, html("span", {}, words)) };
    });
    this.element = html("div", { class: "segments", role: "radiogroup", "aria-label": label }, ...this.#inputs.map(({ label }) => label));
  }

  /** Shows a choice as made. */
  set value(value) {
    for (const { input } of this.#inputs) input.checked = input.value === value;
  }
}
