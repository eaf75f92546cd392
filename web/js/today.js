// The first page shows the newest puzzle, or none; a visitor with another date goes to the puzzle of that day, where it is built.

import { today } from "./record.js";

const { date, first, last } = document.body.dataset;
const day = today();
const go = (to) => location.replace(`puzzle/${to}.html`);
if (date === undefined) {
  if (day < first) document.getElementById("soon").hidden = false;
  else go(day < last ? day : last);
} else if (day !== date && first <= day && day <= last) {
  go(day);
} else {
  await import("./puzzle.js");
}
