import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A hash of the names and contents of every file below the given paths; tests do not count. */
export async function fingerprint(root, paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths)
    for (const file of await filesBelow(root, path))
      hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

async function filesBelow(root, path) {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (!found?.isDirectory()) return found && !path.includes('.test.') ? [path] : [];
  const names = (await readdir(join(root, path))).sort();
  return (await Promise.all(names.map((name) => filesBelow(root, `${path}/${name}`)))).flat();
}

const stamp = (root, output) => join(root, output, '.built-from');

/** Whether the output was built from sources of that fingerprint. */
export async function isFresh(root, output, print) {
  return (await readFile(stamp(root, output), 'utf8').catch(() => '')) === print;
}

export async function remember(root, output, print) {
  await writeFile(stamp(root, output), print);
}

/** Removes an output before it is made again, its stamp first: half an output must never look whole. */
export async function clear(root, output) {
  await rm(stamp(root, output), { force: true });
  await rm(join(root, output), { recursive: true, force: true });
}
