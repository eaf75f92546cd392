// Copies text; where the browser does not let it, the text is shown to be copied by hand.

import { html } from "./dom.js";
import { say } from "./words.js";

export class Copier {
  #area = html("textarea", { id: "copied", rows: 4, readonly: true, hidden: true, "aria-label": say("copy.text") });
  element = this.#area;

  /** @returns {Promise<boolean>} whether it was copied */
  async copy(text) {
    this.#area.value = text;
    try {
      await navigator.clipboard.writeText(text);
      this.#area.hidden = true;
      return true;
    } catch {
      this.#area.hidden = false;
      this.#area.focus();
      this.#area.select();
      return false;
    }
  }
}
