import { beforeAll, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { backupFolder } from './folder/backup-folder.ts';
import { killAt } from './testing/killed-command.ts';
import { quietProgress } from './testing/quiet-progress.ts';
import { someClears } from './testing/some-clears.ts';
import { makeBackup } from './work/make-backup.ts';

const site = appOfTests({});
let filename = '';
beforeAll(async () => {
  await someClears(site.deps.db, 5_000);
  const parts = { ...site.deps, folder: backupFolder(site.deps) };
  ({ filename } = await makeBackup(parts, { type: 'mysql', kind: 'manual' }, quietProgress));
});

it.each([
  ['create', () => ['create'], /Copying/],
  ['prove', () => ['prove', filename], /Filling/],
  ['restore', () => ['restore', filename, '--yes'], /Filling/],
] as const)('%s that is killed changes nothing', (_, args, says) =>
  killAt(site, { args: args(), says, later: 0 }),
);
