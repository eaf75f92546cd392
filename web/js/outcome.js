// How things stand, in a sentence.

import { say } from "./words.js";

const HELP = { table: "analyser.help_table", rack: "analyser.help_rack", play: "analyser.help_play" };

/** What tapping does in a mode. */
export function help(mode) {
  return say(HELP[mode]);
}

/** @param {import("./session.js").Session} session */
export function outcome({ now, analysis, own, current }) {
  if (now.sentence) return now.sentence;
  if (own.verdict) return own.verdict.text.sentence;
  if (current) return current.text.sentence;
  if (now.rack.length === 0) return say("analyser.rack_empty");
  return analysis.plays_total === 0 ? say("analyser.nothing_fits") : help("play");
}
