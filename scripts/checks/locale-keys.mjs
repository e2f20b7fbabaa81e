import ts from 'typescript';
import { readSource, sourceFiles } from './source-files.mjs';

const TRANSLATORS = new Set(['t']);
/** Asked for by the wire's codes, not by words in the code; `locales.mjs` holds it against them. */
const BY_CODE = 'errors';

/** Keys that code asks for and no language has, and keys that no code asks for. */
export async function keyProblems(root, keys) {
  const paths = (await sourceFiles(root)).filter(
    (path) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const asked = { literals: new Set(), prefixes: new Set() };
  const problems = [];
  for (const path of paths) {
    const source = ts.createSourceFile(path, await readSource(root, path), ts.ScriptTarget.Latest, true);
    collectTexts(source, asked);
    for (const { node, key } of translated(source))
      if (!exists(keys, key)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        problems.push(`${path}:${line + 1} asks for "${key}", which is in no namespace`);
      }
  }
  for (const [namespace, names] of keys)
    for (const name of namespace === BY_CODE ? [] : names)
      if (!isAsked(asked, namespace, name)) problems.push(`en/${namespace}: "${name}" is used nowhere`);
  return problems;
}

/** Keys may travel as plain strings (a table of columns, say), so every literal counts as asked for. */
function collectTexts(source, { literals, prefixes }) {
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    if (ts.isTemplateExpression(node) && node.head.text.includes('.')) prefixes.add(node.head.text);
    if (ts.isTemplateExpression(node) && node.head.text.includes(':')) prefixes.add(node.head.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Literal first arguments of t(...) and the i18nKey of <Trans>. */
function translated(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && TRANSLATORS.has(calledName(node.expression)) && node.arguments[0]) {
      for (const literal of literalsOf(node.arguments[0])) found.push({ node, key: literal });
    }
    if (
      ts.isJsxAttribute(node) &&
      node.name.getText(source) === 'i18nKey' &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      found.push({ node, key: node.initializer.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function calledName(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

function literalsOf(argument) {
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (ts.isConditionalExpression(argument))
    return [...literalsOf(argument.whenTrue), ...literalsOf(argument.whenFalse)];
  if (ts.isArrayLiteralExpression(argument)) return argument.elements.flatMap(literalsOf);
  return [];
}

function exists(keys, asked) {
  const [namespace, name] = asked.includes(':') ? asked.split(':') : [undefined, asked];
  if (namespace) return keys.get(namespace)?.has(name) ?? false;
  return [...keys.values()].some((names) => names.has(name));
}

function isAsked({ literals, prefixes }, namespace, name) {
  if (literals.has(name) || literals.has(`${namespace}:${name}`)) return true;
  return [...prefixes].some((prefix) => name.startsWith(prefix) || `${namespace}:${name}`.startsWith(prefix));
}
