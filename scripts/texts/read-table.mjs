import ts from 'typescript';

/** The columns of a table: the code of each language and the locale whose plural forms it has. */
export const LANGUAGES = [
  { code: 'en', locale: 'en' },
  { code: 'pl', locale: 'pl' },
  { code: 'cn', locale: 'zh-CN' },
];

/**
 * @typedef {{ form: string, text: string, start: number, end: number }} Cell a text, its plural form or '', its place
 * @typedef {{ key: string, hasForms: boolean, cells: Cell[][], end: number }} Row its keys joined by dots,
 *   its cells by language, where the last one ends
 */

/**
 * The rows of the table that a file exports as `texts`.
 * @param {string} source
 * @param {string} path for what it says of a file that is no table
 * @returns {Row[]}
 */
export function readTable(source, path) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const fail = (node, what) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    throw new Error(`${path}:${line + 1} ${what}`);
  };
  const table = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText(file) === 'texts')?.initializer;
  const rows =
    table && ts.isSatisfiesExpression(table)
      ? rowsOf(table.expression, '', fail)
      : fail(file, 'has no table');
  for (const [index, { key, node }] of rows.entries())
    if (rows.findIndex((row) => row.key === key) < index) fail(node, `has the key "${key}" twice`);
  return rows.map(({ key, node }) => rowOf(key, node, file, fail));
}

function rowsOf(table, prefix, fail) {
  if (!ts.isObjectLiteralExpression(table)) fail(table, 'is neither texts nor a group of texts');
  return table.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) fail(property, 'is no key with its texts');
    const key = prefix + property.name.text;
    const value = property.initializer;
    return ts.isArrayLiteralExpression(value) ? [{ key, node: value }] : rowsOf(value, `${key}.`, fail);
  });
}

function rowOf(key, node, file, fail) {
  if (node.elements.length > LANGUAGES.length) fail(node, `"${key}" has more texts than there are languages`);
  const hasForms = node.elements.some(ts.isObjectLiteralExpression);
  const cell = (form, literal) => {
    if (!ts.isStringLiteral(literal)) fail(literal, `"${key}" has what is no text`);
    return { form, text: literal.text, start: literal.getStart(file), end: literal.end };
  };
  const cells = node.elements.map((element) =>
    ts.isObjectLiteralExpression(element)
      ? element.properties.map(({ name, initializer }) => cell(name.text, initializer))
      : [cell(hasForms ? 'other' : '', element)],
  );
  return { key, hasForms, cells, end: node.elements.at(-1)?.end ?? node.end - 1 };
}

/**
 * The texts of one language, a plural form at the end of its key: `levels_few`.
 * @param {Row[]} rows
 * @param {string} language
 * @returns {[key: string, text: string][]}
 */
export function textsIn(rows, language) {
  const column = LANGUAGES.findIndex(({ code }) => code === language);
  return rows.flatMap(({ key, cells }) =>
    (cells[column] ?? []).map(({ form, text }) => [form ? `${key}_${form}` : key, text]),
  );
}
