import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { imports } from './imports.mjs';
import { lintTree } from './lint.mjs';
import { removeTemporaryTrees, temporaryTree } from './temporary-tree.mjs';
import { CONTENT_WALLS, walls } from './walls.mjs';

const HERE = fileURLToPath(new URL('../../', import.meta.url));
const LINT_RULES = readFileSync(`${HERE}.oxlintrc.json`, 'utf8');

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

afterAll(removeTemporaryTrees);

/** A tiny tree that keeps every wall; below, for each wall one file that breaks just that one: [wall, file, text]. */
const CLEAN_TREE = {
  'tsconfig.base.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "allowImportingTsExtensions": true } }',
  'node_modules/zod/package.json': '{ "name": "zod", "version": "1.0.0", "main": "index.js" }',
  'node_modules/zod/index.js': 'exports.z = {};',
  'node_modules/kysely/package.json': '{ "name": "kysely", "version": "1.0.0", "main": "index.js" }',
  'node_modules/kysely/index.js': 'exports.sql = () => {};',
  'packages/domain/package.json':
    '{ "name": "@rondo/domain", "type": "module", "exports": { "./*": "./src/*/index.ts" } }',
  'packages/domain/src/passes/index.ts': "export { score } from './score.ts';",
  'packages/domain/src/passes/score.ts': 'export const score = (base: number) => base;',
  'packages/domain/src/badges/index.ts': 'export const badge = 1;',
  'packages/domain/src/levels/index.ts': "export { score } from '../passes/index.ts';",
  'packages/contract/package.json':
    '{ "name": "@rondo/contract", "type": "module", "exports": { "./*": "./src/*.ts" } }',
  'packages/contract/src/levels.ts':
    "import { z } from 'zod'; import { score } from '@rondo/domain/passes'; export const level = [z, score]; export type Level = typeof level;",
  'apps/server/src/config.ts': 'export const port = process.env.PORT;',
  'apps/server/src/app.ts':
    "import { listLevels } from './features/levels/index.ts'; export const app = [listLevels];",
  'apps/server/src/platform/db/pool.ts':
    "import { sql } from 'kysely'; export const now = sql`select now()`;",
  'apps/server/src/platform/db/wire/json.ts': 'export const jsonObject = () => 1;',
  'apps/server/src/features/levels/list.repository.ts':
    "import { jsonObject } from '../../platform/db/wire/json.ts'; export const list = jsonObject;",
  'apps/server/src/features/levels/index.ts': "export { listLevels } from './repository.ts';",
  'apps/server/src/features/levels/repository.ts':
    "import { sql } from 'kysely'; import type { Level } from '@rondo/contract/levels'; export const listLevels = (): Level[] => sql`select 1` as never;",
  'apps/server/src/features/passes/index.ts':
    "import { listLevels } from '../levels/index.ts'; export const passes = [listLevels];",
  'apps/web/src/app/routes.ts':
    "import { LevelPage } from '../features/levels/index.ts'; export const routes = [LevelPage];",
  'apps/web/src/features/levels/index.ts':
    "import { get } from '../../lib/client.ts'; export const LevelPage = get;",
  'apps/web/src/features/levels/LevelRow.ts': 'export const LevelRow = 1;',
  'apps/web/src/features/levels/LevelEditor.ts':
    "export const drawing = () => import('@rondo/domain/badges');",
  'apps/web/src/features/passes/index.ts':
    "import { LevelPage } from '../levels/index.ts'; export const PassPage = LevelPage;",
  'apps/web/src/lib/client.ts':
    "import type { Level } from '@rondo/contract/levels'; export const get = (): Promise<Level> => fetch('/') as never;",
  'apps/web/src/ui/Heading.tsx': 'export const Heading = () => <div role="heading" aria-level={2} />;',
};

/** As npm links the workspaces. */
const WORKSPACE_LINKS = {
  'node_modules/@rondo/domain': '../../packages/domain',
  'node_modules/@rondo/contract': '../../packages/contract',
};

const IMPORT_PLANTS = [
  [
    'domain-imports-only-domain',
    'packages/domain/src/passes/planted.ts',
    "import { readFile } from 'node:fs'; export const read = readFile;",
  ],
  [
    'contract-imports-domain-and-zod',
    'packages/contract/src/planted.ts',
    "import { join } from 'node:path'; export const path = join;",
  ],
  [
    'server-never-imports-web',
    'apps/server/src/planted-web.ts',
    "import { get } from '../../web/src/lib/client.ts'; export const use = get;",
  ],
  [
    'web-never-imports-server',
    'apps/web/src/lib/planted-server.ts',
    "import { port } from '../../../server/src/config.ts'; export const use = port;",
  ],
  [
    'web-takes-only-types-from-contract',
    'apps/web/src/lib/planted-contract.ts',
    "import { level } from '@rondo/contract/levels'; export const use = level;",
  ],
  [
    'badges-are-drawn-on-demand',
    'apps/web/src/features/levels/planted-badge.ts',
    "import { badge } from '@rondo/domain/badges'; export const use = badge;",
  ],
  [
    'web-never-imports-zod',
    'apps/web/src/lib/planted-zod.ts',
    "import { z } from 'zod'; export const use = z;",
  ],
  [
    'domain-slices-meet-at-the-front-door',
    'packages/domain/src/levels/planted.ts',
    "import { score } from '../passes/score.ts'; export const use = score;",
  ],
  [
    'server-slices-meet-at-the-front-door',
    'apps/server/src/features/passes/planted.ts',
    "import { listLevels } from '../levels/repository.ts'; export const use = listLevels;",
  ],
  [
    'web-slices-meet-at-the-front-door',
    'apps/web/src/features/passes/planted.ts',
    "import { LevelRow } from '../levels/LevelRow.ts'; export const use = LevelRow;",
  ],
  [
    'server-outside-meets-slices-at-the-front-door',
    'apps/server/src/planted-root.ts',
    "import { listLevels } from './features/levels/repository.ts'; export const use = listLevels;",
  ],
  [
    'web-app-meets-slices-at-the-front-door',
    'apps/web/src/app/planted.ts',
    "import { LevelRow } from '../features/levels/LevelRow.ts'; export const use = LevelRow;",
  ],
  [
    'platform-knows-no-feature',
    'apps/server/src/platform/planted.ts',
    "import { listLevels } from '../features/levels/index.ts'; export const use = listLevels;",
  ],
  [
    'json-in-sql-only-where-listed',
    'apps/server/src/features/levels/planted.repository.ts',
    "import { jsonObject } from '../../platform/db/wire/json.ts'; export const use = jsonObject;",
  ],
  [
    'ui-imports-no-feature',
    'apps/web/src/ui/planted.ts',
    "import { LevelPage } from '../features/levels/index.ts'; export const use = LevelPage;",
  ],
  [
    'web-lib-knows-no-feature',
    'apps/web/src/lib/planted-feature.ts',
    "import { PassPage } from '../features/passes/index.ts'; export const use = PassPage;",
  ],
  [
    'web-features-do-not-know-the-app',
    'apps/web/src/features/passes/planted-app.ts',
    "import { routes } from '../../app/routes.ts'; export const use = routes;",
  ],
  [
    'no-cycles',
    'apps/server/src/planted-cycle.ts',
    "import { other } from './planted-cyclic.ts'; export const one = () => other;",
  ],
  [
    'no-test-code-in-the-product',
    'apps/server/src/planted-test-user.ts',
    "import { helper } from './planted.test.ts'; export const use = helper;",
  ],
  [
    'no-dead-imports',
    'apps/server/src/planted-dead.ts',
    "import { gone } from './gone.ts'; export const use = gone;",
  ],
];

/** What the plants above need beside themselves. */
const PLANT_NEIGHBOURS = {
  'apps/server/src/planted-cyclic.ts':
    "import { one } from './planted-cycle.ts'; export const other = () => one;",
  'apps/server/src/planted.test.ts': 'export const helper = 1;',
};

/** Caught by the linter: the rule, and one file that breaks it. */
const LINT_PLANTS = [
  [
    'no-restricted-properties',
    'apps/web/src/lib/planted.test.ts',
    "import { vi } from 'vitest'; vi.resetModules();",
  ],
  [
    'no-restricted-imports',
    'apps/server/src/features/levels/count-levels.ts',
    "import { sql } from 'kysely'; export const one = sql`1`;",
  ],
  [
    'no-restricted-imports',
    'apps/server/src/features/levels/connect.ts',
    "import pg from 'pg'; export const client = new pg.Client();",
  ],
  [
    'no-restricted-properties',
    'apps/server/src/features/levels/list-levels.ts',
    "export const list = (db: { selectFrom(t: string): unknown }) => db.selectFrom('levels');",
  ],
  [
    'no-restricted-globals',
    'apps/web/src/features/levels/api.ts',
    "export const load = () => fetch('/v2/database/levels');",
  ],
  [
    'no-restricted-globals',
    'apps/web/src/features/levels/stream.ts',
    "export const stream = () => new window.EventSource('/v2/events');",
  ],
  [
    'no-restricted-properties',
    'apps/web/src/features/levels/leave.ts',
    "export const leave = () => navigator.sendBeacon('/v2/gone');",
  ],
  [
    'no-restricted-properties',
    'apps/web/src/features/levels/name.ts',
    'export const name = () => crypto.randomUUID();',
  ],
  [
    'no-restricted-properties',
    'apps/web/src/lib/copy.ts',
    'export const copy = (text: string) => navigator.clipboard.writeText(text);',
  ],
  ['no-process-env', 'apps/server/src/platform/log.ts', 'export const chatty = process.env.LOG_LEVEL;'],
  ['no-default-export', 'apps/server/src/features/levels/present.ts', 'export default function present() {}'],
];

const CONTENT_PLANTS = [
  [
    'sql-only-in-repositories',
    'apps/server/src/features/levels/count-levels.ts',
    'export const countLevels = (run: (text: string) => number) => run(`select count(*) from levels`);',
  ],
  [
    'sql-only-in-repositories',
    'apps/server/src/features/levels/same-song.ts',
    'export const sameSong = (song: string) => `names_in(k.song) @> ARRAY[search_text(${song})]`;',
  ],
  [
    'one-way-outside',
    'apps/server/src/features/levels/ask-service.ts',
    'export const askService = (fetch: (address: string) => Promise<string>) => fetch(`https://example.org`);',
  ],
  [
    'ui-knows-no-domain-word',
    'apps/web/src/ui/Badge.tsx',
    'export const Badge = (props: { judgementCount: number }) => <b>{props.judgementCount}</b>;',
  ],
  ['no-bins', 'apps/web/src/lib/utils.ts', 'export const twice = (n: number) => n * 2;'],
];

describe('the walls of the import graph', () => {
  it('are kept by the clean tree', async () => {
    expect(await imports.run(await tree({}))).toEqual([]);
  });

  it('are each broken by their planted file, and by no other', async () => {
    const plants = Object.fromEntries(IMPORT_PLANTS.map(([, file, text]) => [file, text]));
    const [output] = await imports.run(await tree({ ...plants, ...PLANT_NEIGHBOURS }));
    const seen = [...output.matchAll(/^ *error (\S+: \S+)/gm)].map(([, problem]) => problem).sort();
    expect(seen).toEqual(IMPORT_PLANTS.map(([wall, file]) => `${wall}: ${file}`).sort());
  });

  it('have a plant each', () => {
    expect(IMPORT_PLANTS.map(([wall]) => wall).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });
});

describe('the walls that the linter holds', () => {
  it('are kept by the clean tree', async () => {
    expect(await lintProblems({})).toEqual([]);
  });

  it('are each broken by their planted file, and by no other', async () => {
    const problems = await lintProblems(
      Object.fromEntries(LINT_PLANTS.map(([, file, text]) => [file, text])),
    );
    const seen = problems.map((problem) => problem.replace(/^([^:]+):.*\((\S+)\)\]$/, '$2: $1'));
    expect([...new Set(seen)].sort()).toEqual(LINT_PLANTS.map(([rule, file]) => `${rule}: ${file}`).sort());
  });
});

describe('the walls of the content', () => {
  it('are kept by the clean tree', async () => {
    expect(await walls.run(await tree({}))).toEqual([]);
  });

  it.each(CONTENT_PLANTS)('%s catches %s', async (wall, file, text) => {
    const problems = await walls.run(await tree({ [file]: text }));
    expect(problems.map((problem) => problem.split(':')[0])).toContain(wall);
    expect(problems.every((problem) => problem.startsWith(`${wall}: ${file}`))).toBe(true);
  });

  it('have a plant each', () => {
    expect([...new Set(CONTENT_PLANTS.map(([wall]) => wall))].sort()).toEqual(
      CONTENT_WALLS.map(({ name }) => name).sort(),
    );
  });
});

/** Without the rules that need types: none of them is a wall, and the planted tree has no types to read. */
async function lintProblems(planted) {
  const root = await tree({ ...planted, '.oxlintrc.json': LINT_RULES });
  const output = await lintTree(root, [], { toolRoot: HERE });
  return output.flatMap((text) => text.split('\n').filter((line) => line.endsWith(')]')));
}

function tree(planted) {
  return temporaryTree({ ...CLEAN_TREE, ...planted }, WORKSPACE_LINKS);
}
