import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
import { walls } from './walls.mjs';

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const trees = [];

afterAll(() => Promise.all(trees.map((tree) => rm(tree, { recursive: true, force: true }))));

describe('the walls of the import graph', () => {
  it('are kept by the clean tree', async () => {
    expect(await imports.run(await tree({}))).toEqual([]);
  });

  it('are each broken by their planted file, and by no other', async () => {
    const plants = Object.fromEntries(IMPORT_PLANTS.map(([, file, text]) => [file, text]));
    const problems = await imports.run(await tree({ ...plants, ...PLANT_NEIGHBOURS }));
    const seen = problems.map((problem) => problem.split(' -> ')[0]).sort();
    expect(seen).toEqual(IMPORT_PLANTS.map(([wall, file]) => `${wall}: ${file}`).sort());
  }, 60_000);

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
    expect(CONTENT_PLANTS.map(([wall]) => wall).sort()).toEqual(CONTENT_WALLS.map(({ name }) => name).sort());
  });
});

async function tree(planted) {
  const root = await mkdtemp(join(tmpdir(), 'rondo-walls-'));
  trees.push(root);
  for (const [path, text] of Object.entries({ ...CLEAN_TREE, ...planted })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await mkdir(join(root, 'node_modules/@rondo'));
  for (const name of WORKSPACE_LINKS)
    await symlink(`../../packages/${name}`, join(root, 'node_modules/@rondo', name));
  return root;
}
