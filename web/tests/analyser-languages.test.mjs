// The analyser page in other languages than English, on a narrow screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isFine, start, visit } from "./browser.mjs";

/** Words of the English page that neither language has. */
const ENGLISH = new RegExp(
  `\\b(?:${[
    "a tile", "already", "and", "at", "background", "bag", "below", "best", "black", "board", "cell", "choose", "circle", "clear", "colour", "column",
    "copied", "copy", "cross", "diamond", "empty", "first", "flower", "for", "free", "from", "going", "has", "help", "horizontal line", "laid", "left",
    "legal", "likely", "lies", "line of", "link", "make", "more", "neither", "no", "of", "players", "plays", "rack", "rank", "red", "rules", "scores",
    "share", "shape", "show", "shown", "split", "square", "star", "take", "tap", "than", "that", "the", "there", "this", "tiles", "touches", "undo",
    "what", "white", "which", "with", "write", "wrong", "yellow", "your",
  ].join("|")})\\b`,
  "gi",
);
/** Both languages have these too. */
const SHARED = { fr: ["scores"], de: ["link"] };
const WORDS = {
  fr: { legal: /^Coup permis\u202f: 18 points, rang 1 sur 82\.$/, illegal: /^Coup interdit\u202f: /, line: /^6 points .*qwirkle flex/i, undo: "Annuler" },
  de: { legal: /^Erlaubt: 18 Punkte, Platz 1 von 82\.$/, illegal: /^Nicht erlaubt: /, line: /^6 Punkte .*qwirkle flex/i, undo: "Rückgängig" },
};

/** Everything that is read or heard on the page, apart from notation. */
const heard = (page) => page.evaluate(() => {
  const said = [document.querySelector("#analyser").innerText];
  for (const element of document.querySelectorAll("#analyser [aria-label], #analyser [placeholder], #analyser [title]")) {
    said.push(...["aria-label", "placeholder", "title"].map((name) => element.getAttribute(name) ?? ""));
  }
  for (const option of document.querySelectorAll("#analyser option")) said.push(option.textContent);
  return said.join("\n");
});

for (const [lang, words] of Object.entries(WORDS)) {
  test(`the analyser speaks ${lang} at 360 px`, async () => {
    const site = await start({ languages: lang });
    try {
      await speaks(site, lang, words);
    } finally {
      await site.close();
    }
  });
}

async function speaks(site, lang, words) {
  const page = await visit(site, "analyser.html", { width: 360 });
  const status = page.locator("#status");
  const cell = (name) => page.locator(`[data-cell="${name}"]`);
  const check = async (what) => {
    await isFine(page);
    const found = [...(await heard(page)).matchAll(ENGLISH)].map(([word]) => word.toLowerCase()).filter((word) => !SHARED[lang].includes(word));
    assert.deepEqual([...new Set(found)], [], what);
  };
  await page.locator("#plays [role=option]").first().waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), lang);
  assert.equal(await page.locator("#undo").textContent(), words.undo);
  await page.locator("details.game summary").click();
  await check("the best play");
  assert.ok((await page.locator("#breakdown li").allTextContents()).some((line) => words.line.test(line)));

  await page.locator("#mode-play").check({ force: true });
  await check("an own play");
  for (const [tile, where] of [["Ycb", "i9"], ["Pcw", "j9"]]) {
    await page.locator(`#rack [data-tile="${tile}"]`).first().click();
    await cell(where).click();
  }
  assert.match(await status.textContent(), words.legal);
  await check("a legal play");
  await page.locator("#back").click();
  await page.locator('#rack [data-tile="Gds"]').click();
  await cell("p9").click();
  assert.match(await status.textContent(), words.illegal);
  assert.ok((await page.locator("#problems li").count()) > 0);
  await check("an illegal play");

  await page.locator("#mode-rack").check({ force: true });
  await cell("h8").click();
  await check("the rack");
  await page.locator("#mode-table").check({ force: true });
  await page.locator('#kinds button[aria-disabled="false"]').first().click();
  await check("a chosen tile");
  // A tile apart from all others.
  await cell("p9").click();
  assert.ok((await page.locator("#problems li").count()) > 0);
  await check("a table that breaks the rules");
  await page.locator("#rules").selectOption("classic");
  await check("other rules");
  for (const broken of ["flex RcRtwRsb PsbYsw", "flx Rcb -", "classic RcBd/Gs Rc"]) {
    await page.locator("#notation").fill(broken);
    await page.locator("#notation").press("Enter");
    await page.locator("#notation-error .complaint").waitFor();
    await check(broken);
  }
  await page.locator("#notation").fill("flex - -");
  await page.locator("#notation").press("Enter");
  await page.locator("#copy-link").click();
  await check("an empty table");
  await page.context().close();
}
