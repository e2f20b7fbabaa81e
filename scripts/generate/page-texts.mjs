import { LANGUAGES, textsIn } from '../texts/read-table.mjs';
import { readTables } from '../texts/tables.mjs';

/** What the server writes in the HTML of pages, by the name it has there. */
const KEYS = {
  by: 'pages/levels:credits.by',
  more: 'pages/levels:credits.more',
  clears: 'pages/levels:list.clearCount',
  score: 'pages/pass:described.score',
  accuracy: 'pages/pass:described.accuracy',
  worldsFirst: 'passes:flag.worldsFirst',
  rank: 'pages/players:described.rank',
  rankedScore: 'pages/players:described.rankedScore',
  passes: 'pages/players:described.passes',
  comparison: 'pages/compare:two',
  labelled: 'common:joined.labelled',
  notFound: 'common:notFound.title',
  description: 'common:description',
  noLevel: 'errors:LEVEL_NOT_FOUND',
  noPass: 'errors:PASS_NOT_FOUND',
  noPlayer: 'errors:PLAYER_NOT_FOUND',
};

/** Those texts of the web app in every language, plural forms as `passes_few`. */
export async function pageTexts(root) {
  const tables = await readTables(root);
  const byLanguage = LANGUAGES.map(({ code }) => [
    code,
    Object.fromEntries(Object.entries(KEYS).flatMap(([name, key]) => textsOf(tables, key, name, code))),
  ]);
  return `${JSON.stringify(Object.fromEntries(byLanguage), null, 2)}\n`;
}

/** One text of the web app, by its namespace and key. */
export function textOf(tables, key, language) {
  const [[, text] = []] = textsOf(tables, key, '', language);
  return text;
}

function textsOf(tables, key, name, language) {
  const [namespace, own] = key.split(':');
  const rows = (tables.get(namespace)?.rows ?? []).filter((row) => row.key === own);
  const texts = textsIn(rows, language);
  if (texts.length === 0) throw new Error(`There is no text ${key} in ${language}.`);
  return texts.map(([found, text]) => [name + found.slice(own.length), text]);
}
