import { readSource, sourceFiles } from './source-files.mjs';

/** A whole text, or how a template begins. */
const TEXT = /(['"`])([\w.:/-]+)(?:\1|\$\{)/g;
/** Asked for by the wire's codes, not by words in the code; `locales.mjs` holds it against them. */
const BY_CODE = 'errors';

/**
 * Keys that no code asks for. Keys may travel as plain strings (a table of columns, say), so every text of the code
 * counts as asked for; a template that begins like a key asks for all that begin so. The compiler finds the keys that
 * code asks for and no table has.
 */
export async function unusedKeys(root, rows) {
  const asked = new Set();
  const beginnings = new Set();
  for (const path of await sourceFiles(root))
    if (/^apps\/web\/src\/.*(?<!\.test)\.tsx?$/.test(path))
      for (const [match, , text] of (await readSource(root, path)).matchAll(TEXT)) {
        if (!match.endsWith('${')) asked.add(text);
        else if (/[.:]/.test(text)) beginnings.add(text);
      }
  const isAsked = (key) => asked.has(key) || [...beginnings].some((text) => key.startsWith(text));
  return rows
    .filter(
      ([namespace, { key }]) => namespace !== BY_CODE && !isAsked(key) && !isAsked(`${namespace}:${key}`),
    )
    .map(([namespace, { key }]) => `en/${namespace}: "${key}" is used nowhere`);
}
