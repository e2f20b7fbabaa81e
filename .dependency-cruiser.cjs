/** The walls of ARCHITECTURE.md that show in the import graph; scripts/checks/walls.test.mjs plants one violation of each. */

const TESTS = '\\.test\\.tsx?$|/testing/';
const DOMAIN = '^packages/domain/src/';
const CONTRACT = '^packages/contract/src/';
const SERVER = '^apps/server/';
const WEB = '^apps/web/';

/** The busy reads whose JSON SQL builds; decision 2 has the figures of those that are rows. */
const JSON_IN_SQL = [
  'levels/(detail|list).repository',
  'passes/(detail|list).repository',
  'players/(leaderboard|profile|stats-json).repository',
  'players/compare/compared.repository',
  'players/ranks/(movement|standing).repository',
  'ratings/rating-json.repository',
  'ratings/suggestions.repository',
].map((file) => `${SERVER}src/features/${file}\\.ts$`);

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    wall(
      'domain-imports-only-domain',
      'The rules are pure: no npm package, no Node module, no other layer.',
      { path: DOMAIN, pathNot: TESTS },
      { pathNot: DOMAIN },
    ),
    wall(
      'contract-imports-domain-and-zod',
      'The wire is shapes: domain and zod, nothing else.',
      { path: CONTRACT, pathNot: TESTS },
      { pathNot: [DOMAIN, CONTRACT, '^node_modules/zod/', '/node_modules/zod/'] },
    ),
    wall('server-never-imports-web', 'They meet in the contract.', { path: SERVER }, { path: `${WEB}src/` }),
    wall('web-never-imports-server', 'They meet in the contract.', { path: WEB }, { path: SERVER }),
    wall(
      'web-takes-only-types-from-contract',
      'Types are all that the browser needs; zod stays out of its bundle.',
      { path: WEB, pathNot: TESTS },
      { path: CONTRACT, dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'web-never-imports-zod',
      'The domain checks forms in the browser; zod stays out of its bundle.',
      { path: WEB },
      { path: 'node_modules/zod/' },
    ),
    wall(
      'badges-are-drawn-on-demand',
      'A badge is a picture in the first load; its drawing comes with the screen that needs it live.',
      { path: WEB, pathNot: [TESTS, 'features/difficulties/admin/edit/'] },
      { path: `${DOMAIN}badges/`, dynamic: false },
    ),
    wall(
      'domain-slices-meet-at-the-front-door',
      'A slice reaches another slice only through its index.ts.',
      { path: `${DOMAIN}([^/]+)/` },
      { path: `${DOMAIN}[^/]+/`, pathNot: [`${DOMAIN}$1/`, `${DOMAIN}[^/]+/index\\.ts$`] },
    ),
    wall(
      'server-slices-meet-at-the-front-door',
      'A slice reaches another slice only through its index.ts.',
      { path: `${SERVER}src/features/([^/]+)/` },
      {
        path: `${SERVER}src/features/[^/]+/`,
        pathNot: [`${SERVER}src/features/$1/`, `${SERVER}src/features/[^/]+/index\\.ts$`],
      },
    ),
    wall(
      'web-slices-meet-at-the-front-door',
      'A slice reaches another slice only through its index.ts.',
      { path: `${WEB}src/features/([^/]+)/` },
      {
        path: `${WEB}src/features/[^/]+/`,
        pathNot: [`${WEB}src/features/$1/`, `${WEB}src/features/[^/]+/index\\.ts$`],
      },
    ),
    wall(
      'server-outside-meets-slices-at-the-front-door',
      'The composition root knows a slice by its index.ts.',
      { path: `${SERVER}src/`, pathNot: [`${SERVER}src/features/`, TESTS] },
      { path: `${SERVER}src/features/[^/]+/`, pathNot: `${SERVER}src/features/[^/]+/index\\.ts$` },
    ),
    wall(
      'web-app-meets-slices-at-the-front-door',
      'The app knows the screens that a slice declares, their shapes, and else its index.ts.',
      { path: `${WEB}src/app/`, pathNot: TESTS },
      { path: `${WEB}src/features/[^/]+/`, pathNot: `${WEB}src/features/[^/]+/(index|screens|shapes)\\.ts$` },
    ),
    wall(
      'platform-knows-no-feature',
      'The platform carries the features, never the other way round.',
      { path: `${SERVER}src/platform/`, pathNot: TESTS },
      { path: `${SERVER}src/features/` },
    ),
    wall(
      'json-in-sql-only-where-listed',
      'JSON that SQL builds is harder to change than rows: only for reads that visitors make (decision 2).',
      { path: `${SERVER}src/`, pathNot: [`${SERVER}src/platform/db/wire/`, ...JSON_IN_SQL] },
      { path: `${SERVER}src/platform/db/wire/` },
    ),
    wall(
      'ui-imports-no-feature',
      'Parts of ui know no domain.',
      { path: `${WEB}src/ui/` },
      { path: [`${WEB}src/(app|features)/`, DOMAIN, CONTRACT] },
    ),
    wall(
      'web-lib-knows-no-feature',
      'lib carries the features, never the other way round.',
      { path: `${WEB}src/lib/`, pathNot: TESTS },
      { path: `${WEB}src/(app|features)/` },
    ),
    wall(
      'web-features-do-not-know-the-app',
      'Imports run one way: ui, features, app.',
      { path: `${WEB}src/features/`, pathNot: TESTS },
      { path: `${WEB}src/app/` },
    ),
    wall('no-cycles', 'Two files that need each other are one thing or three.', {}, { circular: true }),
    wall(
      'no-test-code-in-the-product',
      'Tests are not part of the product.',
      { pathNot: TESTS },
      { path: TESTS },
    ),
    wall('no-dead-imports', 'An import has to lead somewhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.gen\\.ts$', '/dist/', '^apps/[^/]+/node_modules/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
