import { join } from 'node:path';
import { clear } from './staleness.mjs';

const OUTPUT = 'apps/server/dist';

/** The server and its command-line tools, with the workspace's packages inside and npm's packages outside. */
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
      packages: 'external',
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
