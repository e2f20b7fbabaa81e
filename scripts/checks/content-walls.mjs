import ts from 'typescript';
import { DOMAIN_WORDS } from './domain-words.mjs';

const isTest = (path) => /\.test\.tsx?$/.test(path) || path.includes('/testing/');
const isCode = (path) => /\.(ts|tsx|mjs)$/.test(path);
const within =
  (...folders) =>
  (path) =>
    folders.some((folder) => path.startsWith(folder)) && isCode(path);

const QUERY_BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const SQL_TEXT =
  /^\s*(SELECT\s|INSERT INTO\s|UPDATE\s+\w+\s+SET\s|DELETE FROM\s|WITH\s+\w+\s+AS\b|LOCK TABLE\s|CREATE\s|ALTER\s|DROP\s|TRUNCATE\s|COPY\s)/;
const DATABASE_PACKAGES = new Set(['kysely', 'pg', 'pg-copy-streams']);
const NETWORK_NAMES = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']);
const TOOLS_THAT_DEMAND_A_DEFAULT =
  /(\.config\.ts|\.dependency-cruiser\.cjs|e2e\/support\/global-setup\.ts)$/;
const BINS = /^(utils?|helpers?|commons?|managers?|misc|shared|stuff)$/;

/** Each wall: its name, which files it guards, and what it finds there: [{ node, what }]. */
export const CONTENT_WALLS = [
  {
    name: 'sql-only-in-repositories',
    guards: (path) => within('apps/server/src/')(path) && !mayHoldSql(path) && !isTest(path),
    find: (source) => [
      ...valueImports(source, DATABASE_PACKAGES),
      ...nodes(source, isQuery, 'builds SQL outside a repository'),
    ],
  },
  {
    name: 'fetch-only-in-web-lib',
    guards: (path) => within('apps/web/src/')(path) && !path.startsWith('apps/web/src/lib/') && !isTest(path),
    find: (source) => nodes(source, isNetworkUse, 'reaches the network outside web/src/lib'),
  },
  {
    name: 'environment-only-in-config',
    guards: (path) =>
      within('apps/', 'packages/')(path) && path !== 'apps/server/src/config.ts' && !isTest(path),
    find: (source) => nodes(source, isProcessEnv, 'reads process.env outside config.ts'),
  },
  {
    name: 'ui-knows-no-domain-word',
    guards: (path) => within('apps/web/src/ui/')(path) && !isTest(path),
    find: domainWords,
  },
  {
    name: 'no-default-exports',
    guards: (path) => isCode(path) && !TOOLS_THAT_DEMAND_A_DEFAULT.test(path),
    find: (source) => nodes(source, isDefaultExport, 'has a default export'),
  },
  {
    name: 'no-bins',
    guards: isCode,
    find: (_source, path) =>
      path.split('/').some((part) => BINS.test(part.split('.')[0].toLowerCase()))
        ? [{ what: 'has the name of a bin: name it after the one thing it holds' }]
        : [],
  },
];

function mayHoldSql(path) {
  return /[/.]repository\.ts$/.test(path) || path.startsWith('apps/server/src/platform/db/');
}

function nodes(source, matches, what) {
  const found = [];
  const visit = (node) => {
    if (matches(node)) found.push({ node, what });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function valueImports(source, packages) {
  return source.statements
    .filter(
      (node) =>
        ts.isImportDeclaration(node) &&
        packages.has(node.moduleSpecifier.text) &&
        importsValues(node.importClause),
    )
    .map((node) => ({ node, what: `imports ${node.moduleSpecifier.text} outside a repository` }));
}

function importsValues(clause) {
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const named = clause.namedBindings;
  return (
    Boolean(clause.name) ||
    !named ||
    !ts.isNamedImports(named) ||
    named.elements.some((element) => !element.isTypeOnly)
  );
}

function isQuery(node) {
  if (ts.isTaggedTemplateExpression(node)) return rootName(node.tag) === 'sql';
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return SQL_TEXT.test(node.text);
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    QUERY_BUILDERS.has(node.expression.name.text)
  );
}

function rootName(expression) {
  if (ts.isPropertyAccessExpression(expression)) return rootName(expression.expression);
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

function isNetworkUse(node) {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const called = node.expression;
    if (ts.isIdentifier(called)) return NETWORK_NAMES.has(called.text);
    return ts.isPropertyAccessExpression(called) && isGlobalNetwork(called);
  }
  return false;
}

function isGlobalNetwork({ expression, name }) {
  if (name.text === 'sendBeacon') return true;
  return (
    ts.isIdentifier(expression) &&
    /^(window|globalThis|self)$/.test(expression.text) &&
    NETWORK_NAMES.has(name.text)
  );
}

function isProcessEnv(node) {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'env' &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'process'
  );
}

function isDefaultExport(node) {
  if (ts.isExportAssignment(node)) return !node.isExportEquals;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return Boolean(
    ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((m) => m.kind === ts.SyntaxKind.DefaultKeyword),
  );
}

function domainWords(source, path) {
  const found = [];
  const judge = (text, node) => {
    const word = wordsOf(text).find((part) => singulars(part).some((form) => DOMAIN_WORDS.has(form)));
    if (word) found.push({ node, what: `knows the domain word "${word}" (in "${text.slice(0, 60)}")` });
  };
  judge(path.slice('apps/web/src/ui/'.length).replace(/\.\w+$/, ''));
  const visit = (node) => {
    if (
      ts.isIdentifier(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateLiteralToken(node)
    )
      judge(node.text, node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** "aria-level" is the browser's word, not ours. */
function wordsOf(text) {
  return text
    .replace(/aria-?level/gi, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

const singulars = (word) => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
];
