import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCE_FOLDERS = ['packages', 'apps', 'scripts', 'e2e', 'bench'];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);
const CODE = /\.(ts|tsx|mjs|cjs|css)$/;
/** What people read, in three languages: `readTables` reads it. */
const TEXTS = 'apps/web/src/locales/';
const GENERATED = /\.gen\.(ts|json)$/;

/** Paths, relative to `root` and with forward slashes, of the code that people wrote; generated files and tables of texts are none. */
export async function sourceFiles(root) {
  const found = [];
  for (const folder of SOURCE_FOLDERS) await walk(root, folder, found);
  return found.filter((path) => CODE.test(path) && !GENERATED.test(path) && !path.startsWith(TEXTS)).sort();
}

/** Every file below one folder of `root`, relative to `root`; an absent folder has none. */
export async function filesBelow(root, folder) {
  const found = [];
  await walk(root, folder, found);
  return found.sort();
}

export const readSource = (root, path) => readFile(join(root, path), 'utf8');

async function walk(root, folder, found) {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) await walk(root, path, found);
    if (entry.isFile()) found.push(path);
  }
}
