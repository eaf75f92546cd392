// How things stand, in a sentence.

import { capital, count } from "./names.js";

/** What tapping does in each mode. */
export const HELP = {
  table: "Choose a tile, then a cell; or a cell, then its tiles. Tap a tile on the table to take it away.",
  rack: "Tap tiles to put them into the rack, and those of the rack to take them out.",
  play: "Choose a tile of the rack, then a cell, and see what your play is worth.",
};

/** @param {import("./session.js").Session} session */
export function outcome({ now, analysis, own, current, selected }) {
  if (now.problems.length > 0) return first(now.problems.map(({ message }) => message));
  const total = analysis.plays_total;
  if (own.verdict) {
    const { legal, score, rank, reasons, error } = own.verdict;
    return legal ? `Legal: ${count(score, "point")}, rank ${rank} of ${total}.` : `Not legal: ${first((reasons ?? [error]).map(({ message }) => message), (text) => text)}`;
  }
  if (current) {
    const rank = selected === 0 ? "Best" : `Rank ${selected + 1}`;
    return `${rank} of ${count(total, "play")}: ${current.play}, ${count(current.score, "point")}.`;
  }
  if (now.rack.length === 0) return "The rack is empty: choose Rack and fill it.";
  return total === 0 ? "No tile of the rack can be laid." : HELP.play;
}

/** A message of the engine as a sentence of plain words. */
export function sentence(message, start = capital) {
  return `${start(message).replaceAll("`", "")}.`;
}

function first(messages, start) {
  const more = messages.length > 1 ? ` And ${messages.length - 1} more.` : "";
  return sentence(messages[0], start) + more;
}
