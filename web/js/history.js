// What can be undone, and done again.

/** @template T */
export class Past {
  #steps;
  #at = 0;
  #kind = null;

  /** @param {T} start */
  constructor(start) {
    this.#steps = [start];
  }

  /** @returns {T} */
  get now() {
    return this.#steps[this.#at];
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at + 1 < this.#steps.length;
  }

  /**
   * Takes a step. Steps of the same kind that follow each other, such as the letters typed into a field, are undone as one.
   * @param {T} step
   * @param {?string} kind
   */
  push(step, kind = null) {
    const from = kind !== null && kind === this.#kind ? this.#at : this.#at + 1;
    this.#steps.splice(from, Infinity, step);
    this.#at = from;
    this.#kind = kind;
  }

  /** Ends a row of steps that are undone as one. */
  settle() {
    this.#kind = null;
  }

  undo() {
    this.settle();
    if (this.canUndo) this.#at -= 1;
  }

  redo() {
    this.settle();
    if (this.canRedo) this.#at += 1;
  }
}
