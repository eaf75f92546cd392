// Tiles typed as their letters: `rcb` is Rcb.

const TOO_LATE = 1500;

export class Typing {
  #letters = "";
  #last = 0;

  /**
   * The tile that a key completes, or null.
   * @param {string} key
   * @param {string[]} tiles all that there are
   */
  key(key, tiles) {
    if (!/^[a-z]$/i.test(key)) return null;
    const now = performance.now();
    const before = now - this.#last > TOO_LATE ? "" : this.#letters;
    this.#last = now;
    const begun = (letters) => tiles.some((tile) => tile.toLowerCase().startsWith(letters));
    const letters = before + key.toLowerCase();
    this.#letters = begun(letters) ? letters : begun(key.toLowerCase()) ? key.toLowerCase() : "";
    const tile = tiles.find((name) => name.toLowerCase() === this.#letters) ?? null;
    if (tile) this.#letters = "";
    return tile;
  }
}
