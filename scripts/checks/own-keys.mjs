import { dirname, join, relative } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import ts from 'typescript';

/** Between them they hold the sources of every package, each with its types. */
const PROJECTS = ['apps/server', 'apps/web'];
const PASSED_OVER = /\/node_modules\/|\/migrations\/|\/testing\/|\.test\.tsx?$|\.gen\.ts$|\.d\.ts$/;
const ADVICE = 'what every object inherits may answer: use a Map, ownValue or Object.hasOwn';

/**
 * Finds what is looked up in an object by a text that is not known before: `table[text]`, `text in table`. It asks for
 * types, which the linter does not give to rules of our own, and works beside the thread of the other checks.
 */
export const ownKeys = {
  name: 'own keys',
  run: (root) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { root } });
      worker.once('message', resolve);
      worker.once('error', reject);
    }),
};

function problemsBelow(root) {
  return [
    ...new Set(PROJECTS.flatMap((project) => problemsOf(root, join(root, project, 'tsconfig.json')))),
  ].sort();
}

function problemsOf(root, configFile) {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  const program = ts.createProgram(fileNames, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => !PASSED_OVER.test(fileName))
    .flatMap((source) =>
      lookups(source)
        .filter(({ table, key }) => isAnyText(checker, key) && !isList(checker, table))
        .filter(({ node, table, key }) => !isGuarded(source, node, table, key))
        .map(({ node }) => {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
          const shown = node.getText(source).replace(/\s+/g, ' ').slice(0, 80);
          return `${relative(root, source.fileName)}:${line + 1} ${shown}: ${ADVICE}`;
        }),
    );
}

/** Every place where the name of a key is the value of an expression. */
function lookups(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isElementAccessExpression(node))
      found.push({ node, table: bare(node.expression), key: bare(node.argumentExpression) });
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
      found.push({ node, table: bare(node.right), key: bare(node.left) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(({ key }) => !ts.isLiteralExpression(key) && !ts.isPrivateIdentifier(key));
}

/** Without what is only said to the compiler: a text stays one whatever it is taken for. */
function bare(node) {
  const isWrapped =
    ts.isAsExpression(node) || ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

/** A sign that stands in the name of nothing that objects inherit. */
const SIGN = /[^\w$]/;

/** Whether the key may be any text; one of a list of names, a number, or a text with a sign in it is none. */
function isAnyText(checker, key) {
  if (ts.isTemplateExpression(key)) {
    const fixed = [key.head.text, ...key.templateSpans.map(({ literal }) => literal.text)];
    const isFree = key.templateSpans.some(({ expression }) => isAnyText(checker, expression));
    return isFree && !fixed.some((text) => SIGN.test(text));
  }
  const isText = (type) => {
    if (type.isUnion()) return type.types.some(isText);
    if (type.flags & ts.TypeFlags.TypeParameter) {
      // As it is written: `keyof T` stands for known names, whatever T may be.
      const declared = type.symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
      return declared === undefined || isText(checker.getTypeFromTypeNode(declared));
    }
    if (type.flags & ts.TypeFlags.TemplateLiteral) return !type.texts.some((text) => SIGN.test(text));
    return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.StringMapping | ts.TypeFlags.Any)) !== 0;
  };
  return isText(checker.getTypeAtLocation(key));
}

function isList(checker, table) {
  const type = checker.getTypeAtLocation(table);
  return checker.isArrayType(type) || checker.isTupleType(type);
}

/** Whether it is only looked at where `Object.hasOwn` has said that the key is there. */
function isGuarded(source, node, table, key) {
  const guard = `Object.hasOwn(${table.getText(source)}, ${key.getText(source)})`;
  const asks = (condition) => condition.getText(source).includes(guard);
  for (let inner = node; inner.parent; inner = inner.parent) {
    const { parent } = inner;
    if (ts.isConditionalExpression(parent) && parent.whenTrue === inner && asks(parent.condition))
      return true;
    if (ts.isIfStatement(parent) && parent.thenStatement === inner && asks(parent.expression)) return true;
    const isAnd =
      ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    if (isAnd && parent.right === inner && asks(parent.left)) return true;
  }
  return false;
}

if (!isMainThread && workerData?.root) parentPort.postMessage(problemsBelow(workerData.root));
