// Filters the list of days, and marks those that were solved.

import { openDays } from "./days.js";
import { html } from "./dom.js";
import { Record } from "./record.js";
import { count, say } from "./words.js";

const list = document.getElementById("archive");
const theme = document.getElementById("theme");
const stars = [...document.querySelectorAll("input[name=stars]")];
const showThemes = document.getElementById("show-themes");
const status = document.getElementById("count");
openDays();
const isOut = (day) => day.querySelector("a").href !== "";
const days = [...list.querySelectorAll("li[data-stars]")].filter(isOut);

function filter() {
  const wanted = new Set(stars.filter((box) => box.checked).map((box) => box.value));
  let shown = 0;
  for (const day of days) {
    const has = (wanted.size === 0 || wanted.has(day.dataset.stars)) && (!theme.value || day.dataset.themes.split("|").includes(theme.value));
    day.hidden = !has;
    shown += has ? 1 : 0;
  }
  for (const month of list.querySelectorAll("section")) month.hidden = !month.querySelector("li:not([hidden])");
  list.toggleAttribute("data-show-themes", showThemes.checked || theme.value !== "");
  status.textContent = count(days.length, "archive.shown", { shown });
}

const record = new Record();
for (const day of days) {
  const date = day.querySelector("time").dateTime;
  const entry = record.entry(date);
  if (entry.solved) day.querySelector("a").append(html("span", { class: "solved" }, say("archive.solved")));
}
for (const control of [...stars, theme, showThemes]) control.addEventListener("change", filter);
filter();
