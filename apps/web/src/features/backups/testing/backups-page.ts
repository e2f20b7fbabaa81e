import type { CallName, GivenOf } from '@rondo/contract/calls';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { type AnswerArguments, answer, problem, refusal } from '../../../testing/wire.ts';
import type { Backup, BackupList, Work } from '../api.ts';

/** The only password that is taken. */
export const right = 'right ą';

const hour = 3_600_000;
export const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

export const unproved: Backup['proof'] = {
  state: 'none',
  at: null,
  seconds: null,
  differences: [],
  reason: null,
};

export const aBackup = (filename: string, fields: Partial<Backup> = {}): Backup => ({
  filename,
  type: 'mysql',
  size: 172_815_810,
  created: ago(2),
  kind: 'hourly',
  verified: ago(2),
  proof: unproved,
  copiedAt: null,
  ...fields,
});

export const daily = aBackup('mysql-backup-daily-2026-11-22T01-00-00-009Z.sql', {
  kind: 'daily',
  created: ago(18),
  proof: { ...unproved, state: 'proved', at: ago(17), seconds: 41.2 },
});
export const uploaded = aBackup('Upload_mysql-backup-2026-11-22T11-04-51-871Z.sql', {
  kind: 'upload',
  created: ago(8),
  size: 1_536,
  proof: {
    ...unproved,
    state: 'differs',
    at: ago(7),
    seconds: 40,
    differences: [
      {
        what: 'standings',
        subject: 'ranked score',
        count: 3,
        examples: [{ name: 'Bartholomew Quickstep', stored: '11,980.50', found: '11,982.04' }],
      },
    ],
  },
});
export const hourly = aBackup('mysql-backup-hourly-2026-11-22T19-00-00-012Z.sql');
export const zip = aBackup('files-backup-daily-2026-11-22T01-00-00-009Z.zip', {
  type: 'files',
  kind: 'daily',
  created: ago(18),
});

export const aWork = (fields: Partial<Work> = {}): Work => ({
  what: 'create',
  type: 'mysql',
  filename: null,
  by: null,
  bySchedule: true,
  since: new Date(Date.now() - 8_000).toISOString(),
  step: 'copying',
  done: 9,
  of: 31,
  bytes: 100_768_154,
  ...fields,
});

export const aList = (fields: Partial<BackupList> = {}): BackupList => ({
  mysql: [hourly, uploaded, daily],
  files: [zip],
  lastScheduled: { mysql: ago(2), files: ago(18) },
  schedule: {
    isOn: true,
    next: ago(-1),
    late: { mysql: null, files: null },
    lastTry: { mysql: { at: ago(2), error: null }, files: { at: ago(18), error: null } },
  },
  copy: { place: 's3://copies', behind: 0, error: null },
  folder: { problem: null, freeBytes: 222_713_446, totalBytes: 68_719_476_736 },
  work: null,
  uploadLimit: 524_288_000,
  ...fields,
});

/** The calls that ask for the password, and which one each was made with. */
export const tries: [name: CallName, password: string][] = [];

/** Answers a call for those who know the password; others read that it is invalid. */
export function guarded<N extends CallName>(name: N, ...[reply, given]: AnswerArguments<N>): void {
  const answering = (asked: GivenOf<N>, request: Request) => {
    const sent = request.headers.get('x-super-admin-password') ?? '';
    const password = new TextDecoder().decode(Uint8Array.from(sent, (sign) => sign.charCodeAt(0)));
    tries.push([name, password]);
    if (password === right) return typeof reply === 'function' ? reply(asked, request) : reply;
    const words = { error: 'Invalid password', message: 'Invalid password' };
    return refusal(problem('INVALID_SUPER_ADMIN_PASSWORD', words));
  };
  answer(name, answering, given);
}

/** Opens the page of somebody who may do all. */
export async function openBackups(list: Partial<BackupList> = {}, query = '') {
  tries.length = 0;
  answer('backups', aList(list));
  const app = await renderApp({ path: `/admin/backups${query}`, viewer: { isSuperAdmin: true } });
  await screen.findByRole('tab', { name: /Database/ });
  return app;
}

export const rowOf = ({ filename }: Backup) => {
  const row = screen.getByTitle(filename).closest('li');
  if (!row) throw new Error(`There is no row of ${filename}.`);
  return row;
};

export const passwordField = () =>
  screen.findByLabelText<HTMLInputElement>(/^Super admin password/, { selector: 'input' });

/** Gives the password that the open dialog asks for, in the place of the one that is there. */
export async function givePassword(user: UserEvent, password = right): Promise<void> {
  const field = await passwordField();
  await user.tripleClick(field);
  await user.paste(password);
  await user.keyboard('{Enter}');
}
