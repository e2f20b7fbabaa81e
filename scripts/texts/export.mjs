import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placesIn } from './places.mjs';
import { LANGUAGES } from './read-table.mjs';
import { readTables } from './tables.mjs';

/** Writes `en.json` and so on: namespace, key, text, in the order of the tables. Resolves to their paths. */
export async function exportTexts(root, folder) {
  const tables = [...(await readTables(root))];
  await mkdir(folder, { recursive: true });
  const writing = LANGUAGES.map(async ({ code }, column) => {
    const texts = (rows) =>
      Object.fromEntries(
        rows.flatMap((row) => placesIn(row, column).map(({ key, text = '' }) => [key, text])),
      );
    const namespaces = Object.fromEntries(tables.map(([namespace, { rows }]) => [namespace, texts(rows)]));
    const path = join(folder, `${code}.json`);
    await writeFile(path, `${JSON.stringify(namespaces, null, 2)}\n`);
    return path;
  });
  return Promise.all(writing);
}
