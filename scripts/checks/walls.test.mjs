import { createRequire } from 'node:module';
import { afterAll, describe, expect, it } from 'vitest';
import { CONTENT_WALLS } from './content-walls.mjs';
import { imports } from './imports.mjs';
import {
  CLEAN_TREE,
  CONTENT_PLANTS,
  IMPORT_PLANTS,
  PLANT_NEIGHBOURS,
  WORKSPACE_LINKS,
} from './planted-violations.mjs';
import { removeTemporaryTrees, temporaryTree } from './temporary-tree.mjs';
import { walls } from './walls.mjs';

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

function tree(planted) {
  return temporaryTree({ ...CLEAN_TREE, ...planted }, WORKSPACE_LINKS);
}
