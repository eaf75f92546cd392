// A site built and served for the tests, and pages in a real browser, with everything that goes wrong in them counted.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

export const FIRST = "2027-01-01";
export const DAYS = 10;
export const TODAY = "2027-01-10";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What the tests need from outside. */
function needed(variable) {
  const value = process.env[variable];
  assert.ok(value && existsSync(value), `${variable} must name a file; ./test sets it`);
  return value;
}

export const sixfold = () => needed("SIXFOLD");

/** Builds a site, serves it on this computer, and starts a browser; call `close` at the end. Without `today`, it is not known. */
export async function start({ days = DAYS, today = TODAY, languages = "en" } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "sixfold-site-"));
  const build = ["site", "--lang", languages, "--from", FIRST, "--days", String(days), "--out", folder, "--engine", needed("SIXFOLD_WASM")];
  execFileSync(sixfold(), today ? [...build, "--today", today] : build);
  const server = spawn(sixfold(), ["serve", folder, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await new Promise((resolve) => createInterface(server.stdout).once("line", (text) => resolve([text])));
  const address = /http:\/\/\S+/.exec(line)[0].replace(/\/$/, "");
  const browser = await chromium.launch({ executablePath: needed("CHROMIUM"), args: ["--no-sandbox", "--disable-gpu"] });
  return {
    folder,
    address,
    browser,
    async close() {
      await browser.close();
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The four ways in which every page must work. */
export const LOOKS = [360, 1280].flatMap((width) => ["light", "dark"].map((colorScheme) => ({ width, colorScheme })));

/**
 * A new visitor, who opens a page.
 * @returns {Promise<import("playwright-core").Page & { trouble: string[] }>}
 */
export async function visit({ browser, address }, path, { width = 1280, colorScheme = "light", date = TODAY, touch = width < 600, locale = "en-GB" } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale, hasTouch: touch, permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  page.trouble = [];
  page.on("pageerror", (error) => page.trouble.push(`error: ${error}`));
  page.on("console", (message) => message.type() === "error" && page.trouble.push(`console: ${message.text()}`));
  // A page that is left drops what it was still loading; that is no failure.
  context.on("requestfailed", (request) => request.failure().errorText === "net::ERR_ABORTED" || page.trouble.push(`failed: ${request.url()}`));
  context.on("response", (response) => response.status() >= 400 && page.trouble.push(`${response.status()}: ${response.url()}`));
  context.on("request", (request) => request.url().startsWith(address) || request.url().startsWith("data:") || page.trouble.push(`foreign: ${request.url()}`));
  for (const go of ["goto", "reload"]) {
    const load = page[go].bind(page);
    page[go] = async (...args) => {
      await load(...args);
      // A puzzle is ready once its drawing is there, which may be later than the page.
      await page.waitForFunction(() => !document.getElementById("puzzle-data") || document.body.dataset.state);
    };
  }
  await comeBack(page, date);
  await page.goto(`${address}/${path}`);
  return page;
}

/** The day it is for the visitor, from the next page on. */
export async function comeBack(page, date) {
  await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
}

/** Nothing went wrong in the page, nothing moved by itself, and nobody is kept out. */
export async function isFine(page) {
  assert.deepEqual(page.trouble, []);
  await page.evaluate(`${AXE}; undefined`);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`), []);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(sideways <= 0, `the page is ${sideways} px too wide`);
}

/** How much the page moved by itself while it came up, as browsers count it. */
export async function layoutShift(page) {
  return page.evaluate(() => new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += entry.hadRecentInput ? 0 : entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum), 300);
  }));
}
