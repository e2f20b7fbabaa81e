import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { placesIn } from './places.mjs';
import { LANGUAGES } from './read-table.mjs';

/** A translator's file, held against the tables: { column, texts: Map(namespace -> Map(key -> text)), problems }. */
export async function readTranslation(path, tables) {
  const name = basename(path);
  const column = LANGUAGES.findIndex(({ code }) => name === `${code}.json`);
  const refused = (problem) => ({ column, texts: new Map(), problems: [`${name} ${problem}`] });
  if (column < 0)
    return refused(`has the name of no language: ${LANGUAGES.map(({ code }) => `${code}.json`).join(', ')}`);
  const content = parsed(await readFile(path, 'utf8'));
  if (!isGroup(content)) return refused('is no JSON of namespaces with keys and texts');
  const texts = new Map(
    Object.entries(content).map(([namespace, group]) => [
      namespace,
      new Map(Object.entries(isGroup(group) ? group : {})),
    ]),
  );
  const problems = [
    ...difference(`${name}: the namespace`, tables, texts),
    ...[...tables].flatMap(([namespace, { rows }]) =>
      keyProblems(`${name}, ${namespace}:`, rows, column, texts.get(namespace)),
    ),
  ];
  return { column, texts, problems };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function keyProblems(at, rows, column, texts) {
  if (!texts) return [];
  const wanted = new Set(rows.flatMap((row) => placesIn(row, column)).map(({ key }) => key));
  const wordless = [...texts].filter(([key, text]) => wanted.has(key) && typeof text !== 'string');
  return [...difference(at, wanted, texts), ...wordless.map(([key]) => `${at} "${key}" is no text`)];
}

/** @param wanted, given a Set or a Map by what they are to have in common */
function difference(at, wanted, given) {
  return [
    ...[...wanted.keys()].filter((key) => !given.has(key)).map((key) => `${at} "${key}" is missing`),
    ...[...given.keys()].filter((key) => !wanted.has(key)).map((key) => `${at} "${key}" is in no table`),
  ];
}
