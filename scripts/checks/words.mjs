import ts from 'typescript';
import { LANGUAGES, textsIn } from '../texts/read-table.mjs';
import { readTables } from '../texts/tables.mjs';
import { filesBelow, readSource, sourceFiles } from './source-files.mjs';

const PAGE = 'docs/words.md';
const PAGES_AT_ROOT = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const OWN_FILES = 'scripts/checks/words.';
/** Columns of the page whose words in backticks are ruled out, and where. */
const COLUMNS = {
  'not in English': 'en',
  'not in Polish': 'pl',
  'not in Chinese': 'cn',
  nowhere: 'anywhere',
};
const FIXED = 'fixed text';

/** Texts for people use the words of docs/words.md: those on the screen by language, English also in code and pages. */
export const words = {
  name: 'words',
  async run(root) {
    const { ruledOut, fixed } = readPage(await readSource(root, PAGE));
    const find = (text, place, scopes) => findings(withoutFixed(text, fixed), place, ruledOut, scopes);
    const problems = Object.entries(COLUMNS)
      .filter(([, scope]) => !ruledOut.some((rule) => rule.scope === scope))
      .map(([name]) => `${PAGE}: no word stands in a column "${name}"`);
    for (const { path, rows } of (await readTables(root)).values())
      for (const { code } of LANGUAGES)
        for (const [key, text] of textsIn(rows, code))
          problems.push(...find(withoutVariables(text), `${path} ${code} "${key}"`, [code, 'anywhere']));
    for (const path of await sourceFiles(root)) {
      if (path.startsWith(OWN_FILES)) continue;
      const content = await readSource(root, path);
      problems.push(...lines(content, path, (line, place) => find(line, place, ['anywhere'])));
      if (isForPeople(path))
        for (const { text, place } of sentences(content, path))
          problems.push(...find(text, place, OTHER_LETTERS.test(text) ? ['pl', 'cn'] : ['en']));
    }
    const pages = (await filesBelow(root, 'docs')).filter((path) => path.endsWith('.md') && path !== PAGE);
    for (const path of [...PAGES_AT_ROOT, ...pages]) {
      const content = await readSource(root, path).catch(() => '');
      problems.push(...lines(content, path, (line, place) => find(line, place, ['anywhere'])));
    }
    return problems;
  },
};

/** What the tables of the page say: ruled-out words as [{ scope, word, pattern, instead }] and the texts that stay. */
function readPage(page) {
  const ruledOut = [];
  const fixed = [];
  let columns = [];
  for (const line of page.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : [];
    if (cells.length === 0) columns = [];
    else if (columns.length === 0) columns = cells.map((cell) => cell.trim());
    else
      for (const [index, name] of columns.entries())
        for (const [, word] of cells[index]?.matchAll(/`([^`]+)`/g) ?? []) {
          if (name === FIXED) fixed.push(word);
          if (name in COLUMNS)
            ruledOut.push({ scope: COLUMNS[name], word, pattern: patternOf(word), instead: cells[0].trim() });
        }
  }
  return { ruledOut, fixed: fixed.sort((a, b) => b.length - a.length) };
}

/** A text of the server with these is Polish or Chinese. */
const OTHER_LETTERS = /[ąćęłńóśźż\p{Script=Han}]/iu;
const HAN = /\p{Script=Han}/u;

/** A word or phrase with `*` for any letters; Chinese has no blanks between words. */
function patternOf(word) {
  const inside = word
    .split('*')
    .map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('\\p{L}*');
  return new RegExp(HAN.test(word) ? inside : `(?<![\\p{L}-])${inside}(?![\\p{L}])`, 'iu');
}

function findings(text, place, ruledOut, scopes) {
  return ruledOut
    .filter(({ scope, pattern }) => scopes.includes(scope) && pattern.test(text))
    .map(({ word, instead }) => `${place}: "${word}" is ruled out by ${PAGE} (${instead})`);
}

const withoutFixed = (text, fixed) => fixed.reduce((left, quoted) => left.replaceAll(quoted, ''), text);

const withoutVariables = (text) => text.replace(/\{\{[^}]*\}\}/g, '');

const lines = (content, path, judge) =>
  content.split('\n').flatMap((line, index) => judge(line, `${path}:${index + 1}`));

/** People read texts of the server, its tools and the wire; those of the web app stand in its locales, SQL is nobody's. */
const isForPeople = (path) =>
  /^(apps\/server\/src|packages\/(contract|domain)\/src|scripts)\//.test(path) &&
  !/\.test\.\w+$|\/(testing|fuzz)\/|repository\.ts$|\/platform\/db\//.test(path);

/** Literals of several words. */
function* sentences(content, path) {
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (
      (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) &&
      /\S\s+\S|\p{Script=Han}/u.test(node.text)
    )
      found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const node of found)
    yield {
      text: node.text,
      place: `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`,
    };
}
