// Elements without markup: text is always text, so that nothing from a position or an address can become part of a page.

const SVG = "http://www.w3.org/2000/svg";

/** @returns {HTMLElement} */
export function html(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** @returns {SVGElement} */
export function svg(name, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** A tile, drawn from the symbols that come with the page. */
export function tile(name, x = 0, y = 0) {
  return svg("use", { href: `#t-${name}`, x, y, width: 100, height: 100 });
}

/** A picture of one tile. */
export function tilePicture(name) {
  return svg("svg", { class: "tile", viewBox: "0 0 100 100", "aria-hidden": "true", "data-tile": name }, tile(name));
}

/** Lets a button work or not; one that has the focus and works no more hands it on. */
export function able(button, on, handOn) {
  const hadFocus = document.activeElement === button;
  button.disabled = !on;
  if (hadFocus && !on) handOn();
}
