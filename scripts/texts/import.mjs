import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemsOfTool } from '../checks/command.mjs';
import { placesIn } from './places.mjs';
import { readTable } from './read-table.mjs';
import { readTranslation } from './read-translation.mjs';
import { rowProblems } from './row-problems.mjs';
import { readTables } from './tables.mjs';

const HERE = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Takes translators' texts into the tables; all or none. A language that the tables have no texts of yet gets its column.
 * @param {string} root
 * @param {string} path `pl.json`, or a folder with such files
 * @returns {Promise<{ problems: string[], changed: string[] }>} why it changed nothing; the tables that it changed
 */
export async function importTexts(root, path) {
  const tables = await readTables(root);
  const files = (await stat(path)).isDirectory()
    ? (await readdir(path)).filter((name) => name.endsWith('.json')).map((name) => join(path, name))
    : [path];
  const translations = (await Promise.all(files.map((file) => readTranslation(file, tables)))).sort(
    // Of two columns at the end of a row the last is put there first.
    (a, b) => b.column - a.column,
  );
  const problems = translations.flatMap((translation) => translation.problems);
  if (problems.length > 0) return { problems, changed: [] };

  const changes = [...tables].flatMap(([namespace, { path: file, source, rows }]) => {
    const edits = translations.flatMap(({ column, texts }) =>
      rows.flatMap((row) => editsOf(row, column, texts.get(namespace))),
    );
    return edits.length > 0 ? [{ namespace, file, source: edited(source, edits) }] : [];
  });
  const wrong = changes.flatMap(({ namespace, file, source }) =>
    readTable(source, file)
      .flatMap(rowProblems)
      .map(({ language, what }) => `${language}.json, ${namespace}: ${what}`),
  );
  if (wrong.length > 0) return { problems: wrong, changed: [] };

  const changed = changes.map(({ file }) => file);
  for (const { file, source } of changes) await writeFile(join(root, file), source);
  const unformatted =
    changed.length > 0
      ? await problemsOfTool(root, 'biome', ['format', '--write', ...changed], { toolRoot: HERE })
      : [];
  return { problems: unformatted, changed };
}

/** What is to be written where in a table's file, so that a row says what a translator wrote. */
function editsOf(row, column, texts) {
  const places = placesIn(row, column).map((place) => ({ ...place, given: texts.get(place.key) }));
  if (row.cells[column])
    return places
      .filter(({ text, given }) => text !== given)
      .map(({ start, end, given }) => ({ start, end, text: JSON.stringify(given) }));
  const forms = Object.fromEntries(places.map(({ form, given }) => [form, given]));
  const cell = places.length === 1 ? places[0].given : forms;
  return [{ start: row.end, end: row.end, text: `, ${JSON.stringify(cell)}` }];
}

const edited = (source, edits) =>
  edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: given }) => text.slice(0, start) + given + text.slice(end), source);
