// The field that shows the position as a line and reads any line or sheet.

import { html } from "./dom.js";
import { rich } from "./rich.js";
import { say } from "./words.js";

const PAUSE = 300;

export class NotationField {
  #area = html("textarea", { id: "notation", rows: 4, spellcheck: "false", autocapitalize: "off", autocomplete: "off", "aria-describedby": "notation-error" });
  #error = html("div", { class: "notation-error", id: "notation-error" });
  #read;
  #timer = 0;

  /** @param {(text: string) => void} read called for what was typed or pasted */
  constructor(read) {
    this.#read = read;
    this.element = html("section", { class: "notation" }, html("label", { for: "notation" }, html("h2", {}, say("analyser.notation"))), this.#area, this.#error);
    this.#area.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#hand(), PAUSE);
    });
    // Without waiting: on leaving the field, and on Enter where it holds one line.
    this.#area.addEventListener("change", () => this.#hand());
    this.#area.addEventListener("keydown", (event) => {
      const isLine = !this.#area.value.trimEnd().includes("\n") && !/^\s*\w+:/.test(this.#area.value);
      if (event.key === "Enter" && !event.shiftKey && (isLine || event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        this.#hand();
      }
    });
  }

  /** Shows a text. */
  show(text) {
    clearTimeout(this.#timer);
    if (this.#area.value !== text) this.#area.value = text;
  }

  /**
   * Tells what is wrong with a text, and where; nothing where nothing is.
   * @param {string} text
   * @param {?{ line: ?number, column: ?number, text: import("./engine.js").ProblemText }} error
   */
  complain(text, error) {
    this.#area.setAttribute("aria-invalid", String(Boolean(error)));
    if (!error) {
      this.#error.replaceChildren();
      return;
    }
    const { line, column, text: { message, help } } = error;
    const place = line ? [html("pre", { tabindex: 0, "aria-label": say("analyser.place", { line, column }) }, excerpt(text, line, column))] : [];
    this.#error.replaceChildren(html("p", { class: "complaint" }, ...rich(message)), ...place, ...(help ? [html("p", { class: "help" }, ...rich(help))] : []));
  }

  #hand() {
    clearTimeout(this.#timer);
    this.#read(this.#area.value);
  }
}

/** The line of a text with a caret below the place, as the command line draws it. */
function excerpt(text, line, column) {
  const row = (text.split("\n")[line - 1] ?? "").replaceAll("\t", " ");
  const gutter = " ".repeat(String(line).length);
  return `${line} | ${row}\n${gutter} | ${" ".repeat(column - 1)}^`;
}
