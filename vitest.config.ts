import { defineConfig } from 'vitest/config';

/** One project a suite; `npm test` runs them one after another and prints the time of each. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'tools', include: ['{scripts,bench,e2e/support}/**/*.test.{ts,mjs}'] } },
    ],
  },
});
