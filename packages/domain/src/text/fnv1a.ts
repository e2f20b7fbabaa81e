/** FNV-1a over the characters of a text: 0 to 4,294,967,295, the same on every machine. Not for secrets. */
export function fnv1a(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
