import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { imports } from './imports.mjs';
import { lintTree } from './lint.mjs';
import {
  CLEAN_TREE,
  CONTENT_PLANTS,
  IMPORT_PLANTS,
  LINT_PLANTS,
  PLANT_NEIGHBOURS,
  WORKSPACE_LINKS,
} from './planted-violations.mjs';
import { removeTemporaryTrees, temporaryTree } from './temporary-tree.mjs';
import { CONTENT_WALLS, walls } from './walls.mjs';

const HERE = fileURLToPath(new URL('../../', import.meta.url));
const LINT_RULES = readFileSync(`${HERE}.oxlintrc.json`, 'utf8');

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

afterAll(removeTemporaryTrees);

describe('the walls of the import graph', () => {
  it('are kept by the clean tree', async () => {
    expect(await imports.run(await tree({}))).toEqual([]);
  });

  it('are each broken by their planted file, and by no other', async () => {
    const plants = Object.fromEntries(IMPORT_PLANTS.map(([, file, text]) => [file, text]));
    const problems = await imports.run(await tree({ ...plants, ...PLANT_NEIGHBOURS }));
    const seen = problems.map((problem) => problem.split(' -> ')[0]).sort();
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
