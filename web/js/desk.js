// The parts of the analyser page, and where they stand.

import { html } from "./dom.js";
import { say } from "./words.js";

const RULES = { classic: "analyser.classic", flex: "analyser.flex", intro: "analyser.intro" };

/**
 * @param {HTMLElement} root
 * @param {Record<string, HTMLElement>} parts the modes, the palette, the list of plays, the notation and the text to copy
 * @returns {Record<string, HTMLElement>} everything with an id, by it
 */
export function furnish(root, { modes, palette, plays, notation, copied }) {
  const button = (id, words, more = {}) => html("button", { type: "button", id, ...more }, words);
  const heading = (id) => html("h2", { id });
  const field = (id, words, more) => html("label", {}, html("span", {}, words), html("input", { id, autocomplete: "off", ...more }));
  const rules = html("select", { id: "rules", "aria-label": say("analyser.rules") }, ...Object.entries(RULES).map(([value, key]) => html("option", { value }, say(key))));

  root.replaceChildren(
    html(
      "div",
      { class: "analyser-desk" },
      html(
        "div",
        { class: "analyser-table" },
        html("div", { class: "tools" }, button("undo", say("analyser.undo")), button("redo", say("analyser.redo")), button("clear", say("analyser.clear")), rules),
        html("div", { class: "board", id: "board" }),
        html("div", { class: "score" }, html("p", { class: "points", id: "points", "aria-hidden": "true" }), html("p", { class: "status", id: "status", role: "status" })),
        html("div", { class: "rack", id: "rack", role: "group", "aria-label": say("analyser.rack") }),
        modes,
        html("p", { class: "mode-help", id: "mode-help" }),
        palette,
      ),
      html(
        "div",
        { class: "analyser-side" },
        html("ul", { class: "problems", id: "problems", "aria-label": say("analyser.problems") }),
        html("section", { id: "ranking", "aria-labelledby": "plays-title" }, heading("plays-title"), plays, button("all", "")),
        html(
          "section",
          { class: "shown-play", id: "shown-play", "aria-labelledby": "play-title" },
          heading("play-title"),
          html("ol", { class: "breakdown", id: "breakdown", "aria-label": say("analyser.breakdown") }),
          html("div", { class: "buttons" }, button("make", say("analyser.make"), { class: "primary" }), button("back", say("analyser.back"))),
        ),
        notation,
        html("div", { class: "buttons" }, button("copy-link", say("analyser.copy_link")), button("copy-json", say("analyser.copy_json"))),
        copied,
        html(
          "details",
          { class: "game" },
          html("summary", {}, say("analyser.game")),
          html(
            "div",
            { class: "fields" },
            field("players", say("analyser.players"), { type: "number", min: 2, inputmode: "numeric" }),
            field("bag", say("analyser.bag"), { type: "number", min: 0, inputmode: "numeric" }),
            field("scores", say("analyser.scores"), { type: "text", placeholder: "23-31" }),
          ),
        ),
      ),
    ),
  );
  return Object.fromEntries([...root.querySelectorAll("[id]")].map((element) => [element.id, element]));
}
