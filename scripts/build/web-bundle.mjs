import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { clear } from './staleness.mjs';

const OUTPUT = 'apps/web/dist';
const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
const SMALLEST = 500;

/** The web app, with every longer text beside it in compressed form. */
export const webBundle = {
  name: 'web app',
  output: OUTPUT,
  sources: [
    'apps/web/src',
    'apps/web/public',
    'apps/web/index.html',
    'apps/web/package.json',
    'apps/web/vite.config.ts',
    'apps/web/flags-plugin.ts',
    'apps/web/texts-plugin.ts',
    'scripts/texts',
    'packages',
    'scripts/build',
    'package-lock.json',
  ],
  async build(root) {
    const { build } = await import('vite');
    await clear(root, OUTPUT);
    await build({ root: join(root, 'apps/web'), logLevel: 'warn' });
    for (const name of ['before-paint.js', 'layers.css']) await minify(join(root, OUTPUT, name));
    await compressBelow(join(root, OUTPUT));
  },
};

/** What vite copies as it is, and everybody waits for before the first paint. */
async function minify(path) {
  const { transform } = await import('esbuild');
  const loader = extname(path).slice(1);
  const { code } = await transform(await readFile(path, 'utf8'), { minify: true, loader });
  await writeFile(path, code);
}

async function compressBelow(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const content = await readFile(path);
    if (content.length < SMALLEST) continue;
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(`${path}.br`, await brotli(content));
  }
}

const brotli = (content) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
