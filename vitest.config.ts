import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { texts } from './apps/web/texts-plugin.ts';
import { scratchFolder } from './scripts/tests/scratch-folder.mjs';

// Long tests are files of their own; `npm run test:full` sets RONDO_FULL.
const exclude = process.env.RONDO_FULL
  ? configDefaults.exclude
  : [...configDefaults.exclude, '**/*.full.test.ts'];

// Generous, because a busy machine is no defect. What needs a second try is named at the end of `npm test`.
const usual = {
  exclude,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  retry: process.env.CI ? 1 : 0,
};

/** The default of vitest leaves one of two cores idle. */
const workers = Math.max(2, availableParallelism() - 1);

/** Of suites that wait for a third of their time: for people who type, for a database, for a process to start. */
const waiting = {
  maxWorkers: workers + 1,
  // Who has other workers comes after the others.
  sequence: { groupOrder: 1 },
};

/** One project a suite; `npm test` runs them one after another and prints the time of each. */
export default defineConfig({
  test: {
    maxWorkers: workers,
    projects: [
      // Pure functions have nothing that one file could leave to the next.
      { test: { ...usual, name: 'domain', isolate: false, include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { ...usual, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { ...usual, name: 'tools', include: ['{scripts,bench,e2e/support}/**/*.test.{ts,mjs}'] } },
      {
        plugins: [react(), texts()],
        test: {
          ...usual,
          name: 'web',
          environment: 'jsdom',
          ...waiting,
          isolate: false,
          setupFiles: ['apps/web/src/testing/setup.ts'],
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...usual,
          name: 'server',
          ...waiting,
          // Every app of a test has its own database and keeps nothing in modules.
          isolate: false,
          include: ['apps/server/{src,migrations}/**/*.test.ts'],
          env: { TMPDIR: scratchFolder() },
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/server/src/testing/setup.ts'],
        },
      },
    ],
  },
});
