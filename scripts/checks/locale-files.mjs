import ts from 'typescript';
import { filesBelow, readSource } from './source-files.mjs';

const FOLDER = 'apps/web/src/locales';

/**
 * The texts of one language as Map(namespace -> Map(key -> text)), keys of nested objects joined by dots,
 * and as `problems` what is wrong with the files themselves (no JSON, a key twice, a value that is no text).
 */
export async function readLanguage(root, language) {
  const namespaces = new Map();
  const problems = [];
  for (const path of await filesBelow(root, `${FOLDER}/${language}`)) {
    const texts = new Map();
    collect(ts.parseJsonText(path, await readSource(root, path)), path, texts, problems);
    namespaces.set(path.slice(`${FOLDER}/${language}/`.length, -'.json'.length), texts);
  }
  return { namespaces, problems };
}

function collect(file, path, texts, problems) {
  if (file.parseDiagnostics.length) problems.push(`${path}: is not JSON`);
  const visit = (node, prefix) => {
    if (ts.isStringLiteral(node)) {
      if (texts.has(prefix)) problems.push(`${path}: "${prefix}" stands there twice`);
      texts.set(prefix, node.text);
      return;
    }
    if (!ts.isObjectLiteralExpression(node)) {
      problems.push(`${path}: "${prefix}" is neither a text nor a group of texts`);
      return;
    }
    for (const property of node.properties)
      visit(property.initializer, prefix ? `${prefix}.${property.name.text}` : property.name.text);
  };
  const [statement] = file.statements;
  if (statement) visit(statement.expression, '');
}
