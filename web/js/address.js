// The position in the address of the page: behind the `#`, so that it is never sent anywhere.

/** A position line as it stands in an address: `flex_RcbRtw_-_players=2`. */
export function hashOf(line) {
  return `#${encodeURIComponent(line).replaceAll("%20", "_").replaceAll("%2F", "/").replaceAll("%3D", "=")}`;
}

/** The position line that an address holds, or null where it holds none. */
export function lineOf(hash) {
  const text = hash.replace(/^#/, "");
  if (text === "" || document.getElementById(text)) return null;
  return decoded(text).replaceAll(/[_+]/g, " ");
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
