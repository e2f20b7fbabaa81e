import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { appOfTests } from '../../../testing/before-tests.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { backupCommand } from '../testing/killed-command.ts';
import { quietProgress } from '../testing/quiet-progress.ts';
import { makeBackup } from '../work/make-backup.ts';
import { filesFolder } from './files-folder.ts';

const COUNT = 1500;
const site = appOfTests({});
const parts = () => ({ ...site.deps, folder: backupFolder(site.deps) });
const files = () => filesFolder(site.deps.config.dataDir);
const write = async (text: string) => {
  await mkdir(files(), { recursive: true });
  for (let place = 0; place < COUNT; place++)
    await writeFile(join(files(), `${place}.png`), text.repeat(500));
};
/** The one word that every file says. */
async function wordOfAll(): Promise<string> {
  const names = await readdir(files());
  const words = new Set<string>();
  for (const name of names) words.add((await readFile(join(files(), name), 'utf8')).slice(0, 3));
  expect(names).toHaveLength(COUNT);
  expect(words.size).toBe(1);
  return [...words].join();
}

let filename = '';
beforeAll(async () => {
  await write('old');
  ({ filename } = await makeBackup(parts(), { type: 'files', kind: 'manual' }, quietProgress));
  await write('new');
});

it.each([
  ['create', /Copying/, 0],
  ['create', /Checking/, 10],
  ['restore', /Checking/, 0],
  ['restore', /Copying/, 50],
  ['restore', /Filling/, 0],
  ['restore', /Filling/, 200],
  ['restore', /Filling/, 600],
  ['restore', /Opening/, 0],
  ['restore', /Opening/, 2],
  ['restore', /Opening/, 10],
] as const)('%s that is killed after %s and %i ms leaves all files old or new', async (what, says, later) => {
  const args = what === 'create' ? ['create', '--type', 'files'] : ['restore', filename, '--yes'];
  const child = backupCommand(site, args);
  await child.says(says);
  await sleep(later);
  child.process.kill('SIGKILL');
  await child.ended;
  // The next work puts in order what was left.
  await makeBackup(parts(), { type: 'files', kind: 'manual' }, quietProgress);
  const word = await wordOfAll();
  expect(['old', 'new']).toContain(word);
  const { dataDir, backupDir } = site.deps.config;
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.files'))).toEqual([]);
  expect((await readdir(join(backupDir, 'files'))).filter((name) => /^\.(work|draft)-/.test(name))).toEqual(
    [],
  );
  if (word === 'old') await write('new');
});
