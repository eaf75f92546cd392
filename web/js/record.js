// What the visitor did with the puzzles: kept in the browser, and nowhere else.

const KEY = "sixfold-puzzles";
const VERSION = 1;
const DAY = 24 * 60 * 60 * 1000;

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

  /** Keeps what is known of a day's puzzle. What other windows kept of other days stays. */
  keep(date, entry) {
    const days = { ...this.#days(), [date]: entry };
    try {
      this.#storage.setItem(KEY, JSON.stringify({ version: VERSION, days }));
    } catch {
      // A browser that keeps nothing still lets one play.
    }
  }

  /** How many days in a row, up to today or yesterday, were solved on the day itself. */
  streak(date) {
    const days = this.#days();
    const onTime = (day) => days[day]?.solved === day;
    let day = onTime(date) ? date : before(date);
    let count = 0;
    for (; onTime(day); day = before(day)) count += 1;
    return count;
  }

  #days() {
    try {
      const kept = JSON.parse(this.#storage.getItem(KEY) ?? "{}");
      return kept.version === VERSION && kept.days && typeof kept.days === "object" ? kept.days : {};
    } catch {
      return {};
    }
  }
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
