const [quote, backslash] = [0x22, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether JSON nests lists and objects deeper than `most`. Reads only the bytes, so that what parsing or walking such
 * a value would cost is never paid. Of bytes that are not JSON it says anything.
 */
export function isNestedDeeper(json: Uint8Array, most: number): boolean {
  if (json.length <= most) return false;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === quote) at = endOfText(json, at);
    else if (byte === openList || byte === openObject) {
      if (++depth > most) return true;
    } else if (byte === closeList || byte === closeObject) depth--;
  }
  return false;
}

/** Where the text that begins at `from` has its closing quote. */
function endOfText(json: Uint8Array, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    const byte = json[at];
    if (byte === quote) return at;
    if (byte === backslash) at++;
  }
  return json.length;
}
