// The first page shows the newest puzzle; a visitor with another date goes to the puzzle of that day, where it is built.

import { today } from "./record.js";

const { date, first, last } = document.body.dataset;
const day = today();
if (day !== date && first <= day && day <= last) location.replace(`puzzle/${day}.html`);
else await import("./puzzle.js");
