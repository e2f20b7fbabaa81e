import ts from 'typescript';
import { readSource, sourceFiles } from './source-files.mjs';

const isTest = (path) => /\.test\.tsx?$/.test(path) || path.includes('/testing/');
const SQL_TEXT =
  /^\s*(select|insert into|delete from|update \w+ set|with \w+ as|lock table|create|alter|drop|truncate|copy)\s|\b(SELECT|FROM|WHERE|JOIN|LIKE|EXISTS|ORDER BY|IS (NOT )?NULL)\b|\b(ARRAY\[|ANY \()/;
const BINS = /^(utils?|helpers?|commons?|managers?|misc|shared|stuff)$/i;
const UI = 'apps/web/src/ui/';
/** Words that belong to a slice, in the singular. */
const DOMAIN_WORDS = new Set(
  (
    'accuracy announcement artist charter creator difficulty judgement leaderboard level pass pgu player rater ' +
    'rating roulette score song submission vfxer'
  ).split(' '),
);

/** Each wall: its name, the code that it guards, and what it finds there: [{ node, what }]. */
export const CONTENT_WALLS = [
  {
    // The lint rules see who builds queries; no rule reads the texts that are handed to a repository.
    name: 'sql-only-in-repositories',
    guards: (path) =>
      path.startsWith('apps/server/src/') &&
      !/[/.]repository\.ts$|^apps\/server\/src\/platform\/db\//.test(path) &&
      !isTest(path),
    find: (source) => texts(source, (text, node) => isText(node) && SQL_TEXT.test(text) && 'holds SQL'),
  },
  {
    // The linter sees the global only, not one that is handed over.
    name: 'one-way-outside',
    guards: (path) =>
      path.startsWith('apps/server/src/') &&
      path !== 'apps/server/src/platform/outside/ask-outside.ts' &&
      !isTest(path),
    find: (source) =>
      nodes(
        source,
        (node) =>
          ts.isCallExpression(node) &&
          node.expression.getText(source) === 'fetch' &&
          'asks another service past askOutside, which has a bound for the answer',
      ),
  },
  {
    // No rule knows the words of this domain.
    name: 'ui-knows-no-domain-word',
    guards: (path) => path.startsWith(UI) && !isTest(path),
    find: (source, path) => [
      ...problem(domainWord(path.slice(UI.length).replace(/\.\w+$/, ''))),
      ...texts(source, domainWord),
    ],
  },
  {
    // The linter's rules for names of files speak of their case only, dependency-cruiser's of files that are imported.
    name: 'no-bins',
    guards: () => true,
    find: (_source, path) =>
      problem(
        path.split('/').some((part) => BINS.test(part.split('.')[0])) &&
          'has the name of a bin: name it after the one thing it holds',
      ),
  },
];

/** What neither the linter nor the import graph shows. */
export const walls = {
  name: 'walls: content',
  async run(root) {
    const problems = [];
    for (const path of await sourceFiles(root)) {
      const guarding = CONTENT_WALLS.filter((wall) => !path.endsWith('.css') && wall.guards(path));
      if (guarding.length === 0) continue;
      const source = ts.createSourceFile(path, await readSource(root, path), ts.ScriptTarget.Latest, true);
      for (const wall of guarding)
        for (const { node, what } of wall.find(source, path))
          problems.push(`${wall.name}: ${place(source, path, node)} ${what}`);
    }
    return problems;
  },
};

function place(source, path, node) {
  if (!node) return path;
  return `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
}

const problem = (what, node) => (what ? [{ node, what }] : []);

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);

/** Asks about each node of the file. */
function nodes(source, judge) {
  const found = [];
  const visit = (node) => {
    found.push(...problem(judge(node), node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Asks about each name and text of the file. */
const texts = (source, judge) =>
  nodes(
    source,
    (node) => (ts.isIdentifier(node) || ts.isJsxText(node) || isText(node)) && judge(node.text, node),
  );

/** "aria-level" is the browser's word, not ours. */
function domainWord(text) {
  const word = text
    .replace(/aria-?level/gi, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((part) => singulars(part).some((form) => DOMAIN_WORDS.has(form)));
  return word && `knows the domain word "${word}" (in "${text.slice(0, 60)}")`;
}

const singulars = (word) => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
];
