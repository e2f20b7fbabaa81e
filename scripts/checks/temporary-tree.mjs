import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const planted = [];

/** Writes { path: text } into a folder of its own, with `links` { path: target }; resolves to the folder. For tests. */
export async function temporaryTree(files, links = {}) {
  const root = await mkdtemp(join(tmpdir(), 'rondo-tree-'));
  planted.push(root);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  for (const [path, target] of Object.entries(links)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await symlink(target, join(root, path));
  }
  return root;
}

export function removeTemporaryTrees() {
  return Promise.all(planted.splice(0).map((root) => rm(root, { recursive: true, force: true })));
}
