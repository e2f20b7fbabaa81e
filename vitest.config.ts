import { configDefaults, defineConfig } from 'vitest/config';

// Long tests are files of their own; `npm run test:full` sets RONDO_FULL.
const exclude = process.env.RONDO_FULL
  ? configDefaults.exclude
  : [...configDefaults.exclude, '**/*.full.test.ts'];

/** One project a suite; `npm test` runs them one after another and prints the time of each. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], exclude } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], exclude } },
      {
        test: {
          name: 'tools',
          include: ['{scripts,bench,e2e/support}/**/*.test.{ts,mjs}'],
          exclude,
          testTimeout: 60_000,
        },
      },
      'apps/web/vitest.config.ts',
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,migrations}/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
