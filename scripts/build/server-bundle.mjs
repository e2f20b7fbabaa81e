import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clear } from './staleness.mjs';

const OUTPUT = 'apps/server/dist';

/** Comes in so many files that a start would take a fifth longer; nothing else loads it. */
const BUNDLED = ['kysely'];

/** The server and its command-line tools, with the workspace's packages inside and almost all of npm's outside. */
export const serverBundle = {
  name: 'server',
  output: OUTPUT,
  sources: ['apps/server/src', 'apps/server/migrations', 'packages', 'scripts/build', 'package-lock.json'],
  async build(root) {
    const { build } = await import('esbuild');
    await clear(root, OUTPUT);
    await build({
      absWorkingDir: root,
      entryPoints: ['main', 'tools/admin', 'tools/backup', 'tools/import'].map(
        (name) => `apps/server/src/${name}.ts`,
      ),
      outdir: OUTPUT,
      outbase: 'apps/server/src',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      external: await packagesOutside(root),
      alias: {
        '@rondo/contract': join(root, 'packages/contract/src'),
        '@rondo/domain': join(root, 'packages/domain/src'),
      },
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'warning',
    });
  },
};

async function packagesOutside(root) {
  const { dependencies } = JSON.parse(await readFile(join(root, 'apps/server/package.json'), 'utf8'));
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@rondo/') && !BUNDLED.includes(name))
    .flatMap((name) => [name, `${name}/*`]);
}
