import ts from 'typescript';
import { CONTENT_WALLS } from './content-walls.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

/** What the import graph does not show: SQL, fetch, process.env, domain words in ui, default exports, names of files. */
export const walls = {
  name: 'walls: content',
  async run(root) {
    const problems = [];
    for (const path of await sourceFiles(root)) {
      const guarding = CONTENT_WALLS.filter((wall) => wall.guards(path));
      if (guarding.length === 0) continue;
      const source = parse(path, await readSource(root, path));
      for (const wall of guarding)
        for (const { node, what } of wall.find(source, path))
          problems.push(`${wall.name}: ${place(source, path, node)} ${what}`);
    }
    return problems;
  },
};

function parse(path, text) {
  const kind = path.endsWith('.tsx')
    ? ts.ScriptKind.TSX
    : path.endsWith('.ts')
      ? ts.ScriptKind.TS
      : ts.ScriptKind.JS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

function place(source, path, node) {
  if (!node) return path;
  return `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
}
