import ts from 'typescript';
import { readSource, sourceFiles } from './source-files.mjs';

const ADVICE =
  'punctuation is written by texts: `joined.…` of locales/common.ts, `listed`, a list as filling, or `Written`';
const READ = /^apps\/web\/src\/.*\.tsx?$/;
const PASSED_OVER = /\.test\.tsx?$|\/(testing|gallery|locales)\//;

/** What stands between two values and is written otherwise in other languages. Signs such as "·", "/" and "→" are not. */
const BETWEEN = /^\s*[,;:.()]+\s*$/;
const AT_AN_EDGE = /^[,;:.)] | \($/;
/** `translate(` and `url("` are code. */
const CALL = /[\w-]\(/;

/** Finds lists, brackets, colons and commas that code puts between texts, in every language the same. */
export const joinedTexts = {
  name: 'joined texts',
  async run(root) {
    const paths = (await sourceFiles(root)).filter((path) => READ.test(path) && !PASSED_OVER.test(path));
    const found = await Promise.all(
      paths.map(async (path) => problemsOf(path, await readSource(root, path))),
    );
    return found.flat();
  },
};

/** One for a line. Errors that are thrown are for the log. */
function problemsOf(path, content) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true, kind);
  const problems = new Map();
  const visit = (node) => {
    if (ts.isNewExpression(node)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (isJoined(node) && !problems.has(line)) {
      const shown = node.getText(source).trim().replace(/\s+/g, ' ').slice(0, 80);
      problems.set(line, `${path}:${line + 1} ${shown}: ${ADVICE}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...problems.values()];
}

function isJoined(node) {
  if (ts.isJsxText(node)) return isSeparator(node.text) && hasNeighbour(node);
  if (ts.isTemplateExpression(node)) return isJoinedTemplate(node);
  if (ts.isCallExpression(node)) return isJoinOf(node);
  return ts.isStringLiteralLike(node) && /\s/.test(node.text) && BETWEEN.test(node.text) && isShown(node);
}

const isSeparator = (text) => BETWEEN.test(text) || AT_AN_EDGE.test(text);

/** A sign alone in its element is a drawing. */
const hasNeighbour = (node) => node.parent.children.length > 1;

function isJoinedTemplate({ head, templateSpans }) {
  const pieces = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  if (pieces.some((piece) => CALL.test(piece))) return false;
  return pieces.some((piece) => (BETWEEN.test(piece) && /[\s()]/.test(piece)) || AT_AN_EDGE.test(piece));
}

function isJoinOf({ expression, arguments: [separator] }) {
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'join' &&
    separator !== undefined &&
    ts.isStringLiteralLike(separator) &&
    /[,;:.()]\s|\s[(]|[，、：；]/.test(separator.text)
  );
}

/** Among the children of an element, also behind a condition. */
function isShown(node) {
  let above = node.parent;
  while (ts.isConditionalExpression(above) || ts.isParenthesizedExpression(above)) above = above.parent;
  return ts.isJsxExpression(above) && !ts.isJsxAttribute(above.parent);
}
