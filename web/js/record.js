// What the visitor did with the puzzles: kept in the browser, and nowhere else.

const KEY = "sixfold-puzzles";
const VERSION = 1;
const DAY = 24 * 60 * 60 * 1000;
/** How many hints a puzzle has. The last one is the solution. */
export const HINTS = 4;

/** @typedef {{attempts: number, hints: number, seconds: number, solved: string | null, shown: boolean}} Entry */

/** The day it is where the visitor is. */
export function today(now = new Date()) {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

export class Record {
  #storage;

  constructor(storage = browserStorage()) {
    this.#storage = storage;
  }

  /** @returns {Entry} what is known of a day's puzzle */
  entry(date) {
    return { attempts: 0, hints: 0, seconds: 0, solved: null, shown: false, ...this.#days()[date] };
  }

  /**
   * Keeps what is known of a day's puzzle, together with what other windows kept of it and of other days. What cannot be
   * understood is never written over.
   * @returns {Entry} what is known now
   */
  keep(date, entry) {
    const all = merged(this.entry(date), entry);
    if (this.#isReadable()) {
      try {
        this.#storage.setItem(KEY, JSON.stringify({ version: VERSION, days: { ...this.#days(), [date]: all } }));
      } catch {
        // A browser that keeps nothing still lets one play.
      }
    }
    return all;
  }

  /** How many days in a row, up to today or yesterday, were solved by the end of the day, without the last hint. */
  streak(date) {
    const days = this.#days();
    const counts = (day) => Boolean(days[day]?.solved) && days[day].solved <= day && days[day].hints < HINTS;
    let day = counts(date) ? date : before(date);
    let count = 0;
    for (; counts(day); day = before(day)) count += 1;
    return count;
  }

  #days() {
    return this.#kept()?.days ?? {};
  }

  #isReadable() {
    return this.#kept() !== null;
  }

  /** What is kept, nothing yet included; null where it cannot be understood. */
  #kept() {
    try {
      const kept = JSON.parse(this.#storage.getItem(KEY) ?? `{"version":${VERSION},"days":{}}`);
      return kept.version === VERSION && kept.days && typeof kept.days === "object" ? kept : null;
    } catch {
      return null;
    }
  }
}

/** What two windows know of one puzzle. */
export function merged(one, other) {
  return {
    attempts: Math.max(one.attempts, other.attempts),
    hints: Math.max(one.hints, other.hints),
    seconds: Math.max(one.seconds, other.seconds),
    solved: one.solved ?? other.solved,
    shown: one.shown || other.shown,
  };
}

function before(date) {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

function browserStorage() {
  try {
    return window.localStorage;
  } catch {
    const kept = new Map();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  }
}
