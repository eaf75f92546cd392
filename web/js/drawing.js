// The table of a day: a picture that every language shares, with the symbols of its tiles and all that is known of its plays.

/**
 * Puts the table into the page, in place of its picture, and hands over what came with it.
 * @param {HTMLImageElement} picture
 */
export async function open(picture) {
  // The picture has just been loaded: there is no need to ask for it again.
  const answer = await fetch(picture.src, { cache: "force-cache" });
  if (!answer.ok) throw new Error(`${answer.status}: ${picture.src}`);
  // The page has a style sheet of its own, and allows no other.
  const text = (await answer.text()).replace(/<style>.*?<\/style>/s, "");
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
  document.body.prepend(drawing.querySelector("svg.sprite"));
  picture.replaceWith(drawing.querySelector("svg.table"));
  return JSON.parse(drawing.querySelector("metadata").textContent);
}
