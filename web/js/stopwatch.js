// Counts the seconds in which the page is looked at.

export class Stopwatch {
  #before;
  #since = document.hidden ? null : performance.now();

  /** @param {number} seconds those counted before */
  constructor(seconds) {
    this.#before = seconds * 1000;
    document.addEventListener("visibilitychange", () => {
      this.#before = this.#passed();
      this.#since = document.hidden ? null : performance.now();
    });
  }

  seconds() {
    return Math.round(this.#passed() / 1000);
  }

  #passed() {
    return this.#before + (this.#since === null ? 0 : performance.now() - this.#since);
  }
}
