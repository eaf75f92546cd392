// Links to days: a site that does not know what day it is leads nobody to a day after their own.

import { today } from "./record.js";

/** Opens the links to the days that have come. */
export function openDays() {
  for (const link of document.querySelectorAll("a[data-day]")) {
    const { day } = link.dataset;
    if (day <= today()) link.href = `${document.body.dataset.root}puzzle/${day}.html`;
  }
}
