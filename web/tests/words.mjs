// The words of a language for tests without a page, from a site that is built for them.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { speak } from "../js/words.js";

/** Has the scripts speak a language, as the page of a site does. */
export function speakAs(language) {
  const folder = mkdtempSync(join(tmpdir(), "sixfold-words-"));
  execFileSync(process.env.SIXFOLD, ["site", "--lang", language, "--from", "2027-01-01", "--days", "1", "--out", folder]);
  const script = readFileSync(join(folder, `assets/words-${language}.js`), "utf8");
  rmSync(folder, { recursive: true });
  speak(language, JSON.parse(/^speak\("\w+", (.*)\);$/m.exec(script)[1]));
}
