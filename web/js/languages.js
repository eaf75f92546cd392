// The choice of the language: the page stays the same, and visitors are offered their own once.

import { html } from "./dom.js";
import { language, say } from "./words.js";

const KEY = "sixfold-language";
const links = new Map([...document.querySelectorAll(".languages [hreflang]")].map((link) => [link.hreflang, link]));

function chosen() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function choose(code) {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // They will be asked again, then.
  }
}

/** The first of the visitor's languages that the site has. */
function own() {
  return navigator.languages.map((code) => code.toLowerCase().split("-")[0]).find((code) => links.has(code));
}

/** Makes a link lead to the same place of the page, and be the visitor's choice. */
function leads(link) {
  link.addEventListener("click", () => {
    choose(link.hreflang);
    link.hash = location.hash;
  });
  return link;
}

function offer(code) {
  const words = (name) => say(`offers.${code}.${name}`);
  const dismiss = html("button", { type: "button" }, words("dismiss"));
  const accept = html("a", { href: links.get(code).href, hreflang: code }, words("accept"));
  const bar = html("aside", { class: "offer", lang: code, "aria-label": words("text") }, html("p", {}, words("text")), leads(accept), dismiss);
  dismiss.addEventListener("click", () => {
    choose(language());
    bar.remove();
  });
  document.querySelector("header.site").before(bar);
}

for (const link of links.values()) leads(link);
const code = own();
if (code && code !== language() && chosen() === null) offer(code);
