import { beforeAll, describe, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { backupFolder } from './folder/backup-folder.ts';
import { killAt } from './testing/killed-command.ts';
import { quietProgress } from './testing/quiet-progress.ts';
import { someClears } from './testing/some-clears.ts';
import { makeBackup } from './work/make-backup.ts';

const site = appOfTests({});
let filename = '';
beforeAll(async () => {
  await someClears(site.deps.db, 100_000);
  const parts = { ...site.deps, folder: backupFolder(site.deps) };
  ({ filename } = await makeBackup(parts, { type: 'mysql', kind: 'manual' }, quietProgress));
});

const places = {
  create: [/Copying/, /Checking/],
  prove: [/Checking/, /Filling/, /Comparing/, /Working out/],
  restore: [/Checking/, /Pausing/, /Copying/, /Copying[^]*Checking/, /Filling/, /Comparing/, /Opening/],
};
const argsOf = {
  create: () => ['create'],
  prove: () => ['prove', filename],
  restore: () => ['restore', filename, '--yes'],
};

describe.each(['create', 'prove', 'restore'] as const)('%s', (command) => {
  describe.each(places[command])('that says %s', (says) => {
    // Right at its beginning the step has done little, a moment later it is in the middle.
    it.each([0, 150])('and is killed %s ms later changes nothing', (later) =>
      killAt(site, { args: argsOf[command](), says, later }),
    );
  });
});
