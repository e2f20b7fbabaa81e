import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import type { TestReply } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { DUMP_SIGNATURE } from './dump/dump-header.ts';
import { tarOf, zipOf } from './testing/archives.ts';
import { type FormPart, formOf } from './testing/form.ts';
import { doBackupWork } from './work/backup-work.ts';

const superAdminPassword = 'open sesame, please';
const site = appOfTests({ config: { superAdminPassword } });
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));
const { call } = site.as(admin, { 'x-super-admin-password': superAdminPassword });
const upload = (type: string, ...parts: FormPart[]) => call('uploadBackup', { type, ...formOf(...parts) });
const file = (filename: string, content: string | Buffer): FormPart => ({
  name: 'backup',
  filename,
  content,
});
const dump = `${DUMP_SIGNATURE}-- {}\n`;
const filesOf = (type: string) => readdir(join(site.deps.config.backupDir, type));
const uploaded = async (content = dump): Promise<string> =>
  (await upload('mysql', file('mine.sql', content))).body.filename;

describe('a backup that is uploaded', () => {
  it('is stored under a name of its own, for this user only', async () => {
    const reply = await upload('mysql', file('C:\\mine\\..\\Own.SQL', dump));
    expect(reply.outcome).toBe('200');
    const { filename } = reply.body;
    expect(filename).toMatch(/^Upload_mysql-backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sql$/);
    const path = join(site.deps.config.backupDir, 'mysql', filename);
    expect(await readFile(path, 'utf8')).toBe(dump);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const { body } = await call('backups');
    expect(body.mysql[0]).toMatchObject({ filename, kind: 'upload', size: dump.length, verified: null });
  });

  it('gets a name of its own when two come at once', async () => {
    const names = await Promise.all(Array.from({ length: 4 }, () => uploaded()));
    expect(new Set(names).size).toBe(4);
  });

  it('is an archive with one dump', async () => {
    for (const [name, content] of [
      ['a.zip', await zipOf({ 'notes.txt': 'hello', 'in/a.sql': dump })],
      ['a.tar.gz', await tarOf([{ name: './a.sql', content: dump }])],
    ] as const)
      expect((await upload('mysql', file(name, content))).outcome, name).toBe('200');
  });

  const many = Object.fromEntries(Array.from({ length: 214 }, (_, place) => [`${place}.png`, 'x']));
  it.each<[string, string, () => Promise<string | Buffer>, string]>([
    ['mysql', 'a.txt', async () => dump, 'The name of the file must end in .sql or .zip or .tar.gz.'],
    ['files', 'a.sql', async () => dump, 'The name of the file must end in .zip or .tar.gz.'],
    ['mysql', 'a.sql', async () => 'SELECT 1;', 'The file does not begin like a backup that this site made.'],
    ['mysql', 'a.sql', async () => '', 'The file does not begin like a backup that this site made.'],
    ['mysql', 'a.zip', async () => dump, 'The file does not begin like a zip file.'],
    ['files', 'a.tar.gz', () => zipOf({ a: 'b' }), 'The file does not begin like a tar.gz file.'],
    ['mysql', 'a.zip', () => zipOf(many), 'It holds 214 files and no .sql.'],
    ['mysql', 'a.zip', () => zipOf({ 'a.sql': dump, 'b.sql': dump }), 'It holds 2 .sql files, not one.'],
    ['mysql', 'a.tar.gz', () => tarOf([{ name: 'a', content: 'b' }]), 'It holds 1 file and no .sql.'],
    [
      'mysql',
      'a.zip',
      () => zipOf({ 'a.sql': 'DROP TABLE users;' }),
      'The .sql in it does not begin like a backup of this site.',
    ],
    [
      'mysql',
      'a.zip',
      async () => (await zipOf({ 'a.sql': dump })).subarray(0, -30),
      'It is no whole zip file.',
    ],
    [
      'mysql',
      'a.zip',
      () => zipOf({ 'a.sql': dump + '0'.repeat(200_000) }),
      'It becomes more than 100 times as large when it is unpacked.',
    ],
  ])('is refused: %s, %s (%#)', async (type, name, make, details) => {
    const before = await filesOf(type);
    const reply = await upload(type, file(name, await make()));
    expect(reply.outcome).toBe('400 FILE_TYPE');
    expect(reply.problem.details).toBe(details);
    expect(await filesOf(type)).toEqual(before);
  });

  it.each<[string, FormPart[]]>([
    ['no part', []],
    ['another field', [{ ...file('a.sql', dump), name: 'file' }]],
    ['a text', [{ name: 'backup', content: dump }]],
    ['two files', [file('a.sql', dump), file('b.sql', dump)]],
    ['a text besides', [file('a.sql', dump), { name: 'more', content: 'x' }]],
    ['a name that every object has', [{ ...file('a.sql', dump), name: '__proto__' }]],
  ])('is the only part of its form: %s', async (_, parts) => {
    const before = await filesOf('mysql');
    const reply = await upload('mysql', ...parts);
    expect(reply.outcome).toBe('400 VALIDATION_FAILED');
    expect(reply.problem.fields?.[0]?.field).toBe('backup');
    expect(await filesOf('mysql')).toEqual(before);
  });

  it.each([
    ['cut off', (body: Buffer) => body.subarray(0, -60), {}],
    ['without a boundary', (body: Buffer) => body, { 'content-type': 'multipart/form-data' }],
    ['another boundary', (body: Buffer) => body, { 'content-type': 'multipart/form-data; boundary=other' }],
  ])('comes in a whole form: %s', async (_, change, headers) => {
    const form = formOf(file('a.sql', dump));
    const before = await filesOf('mysql');
    const reply = await call('uploadBackup', {
      type: 'mysql',
      body: change(form.body),
      headers: { ...form.headers, ...headers },
    });
    expect(reply.outcome).toBe('400 VALIDATION_FAILED');
    expect(await filesOf('mysql')).toEqual(before);
  });

  it('is no JSON, and no other call takes forms', async () => {
    expect((await call('uploadBackup', { type: 'mysql', body: { backup: dump } })).outcome).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    expect((await call('uploadBackup', { type: 'mysql' })).outcome).toBe('400 VALIDATION_FAILED');
    expect((await call('createBackup', { type: 'mysql', ...formOf(file('a.sql', dump)) })).outcome).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
  });

  it('has the type mysql or files', async () => {
    expect((await upload('all', file('a.sql', dump))).outcome).toBe('400 TYPE_INVALID');
    expect((await call('validateBackupUpload', { type: 'all' })).status).toBe(400);
    expect((await call('validateBackupUpload', { type: 'files' })).status).toBe(200);
  });

  it('may be larger than other bodies, and is refused beyond 500 MB before it is sent', async () => {
    expect(await uploaded(dump + 'x'.repeat(3_000_000))).toMatch(/^Upload_/);
    const { headers } = formOf();
    const reply = await call('uploadBackup', {
      type: 'mysql',
      headers: { ...headers, 'content-length': '629145600' },
    });
    expect(reply.outcome).toBe('413 FILE_TOO_LARGE');
  });
});

describe('a wrong password', () => {
  it.each([
    ['POST', 'create/mysql'],
    ['POST', 'prove/mysql/a.sql'],
    ['POST', 'restore/mysql/a.sql'],
    ['DELETE', 'delete/mysql/a.sql'],
    ['POST', 'rename/mysql/a.sql'],
    ['POST', 'upload/mysql'],
    ['GET', 'download/mysql/a.sql'],
  ])('is told in the words of these calls: %s %s', async (method, path) => {
    const options = { token: admin.token, headers: { 'x-super-admin-password': 'wrong' } };
    const reply = await site.callRaw(method, `/v2/admin/backup/${path}`, options);
    expect(reply.outcome).toBe('403 INVALID_SUPER_ADMIN_PASSWORD');
    expect(reply.body).toMatchObject({ error: 'Invalid password', message: 'Invalid password' });
  });

  it('is found before a body is read', async () => {
    const { headers } = formOf();
    const reply = await call('uploadBackup', {
      type: 'mysql',
      headers: { ...headers, 'content-length': '629145600', 'x-super-admin-password': 'wrong' },
    });
    expect(reply.outcome).toBe('403 INVALID_SUPER_ADMIN_PASSWORD');
  });
});

describe('a download', () => {
  it('is the file as it is', async () => {
    const content = dump + 'one line\n'.repeat(5000);
    const filename = await uploaded(content);
    const reply = await call('downloadBackup', {
      type: 'mysql',
      filename,
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(reply.text).toBe(content);
    const expected = {
      'content-length': content.length,
      'content-type': 'application/sql',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    };
    const told = ({ headers }: Pick<TestReply, 'headers'>) => ({
      ...headers,
      'content-length': Number(headers['content-length']),
    });
    expect(told(reply)).toMatchObject(expected);
    expect(reply.headers['content-encoding']).toBeUndefined();
    const head = await call('checkBackupDownload', { type: 'mysql', filename });
    expect(head.text).toBe('');
    expect(told(head)).toMatchObject(expected);
  });

  it('says what kind of archive it is', async () => {
    const { filename } = (await upload('files', file('a.tar.gz', await tarOf([{ name: 'a', content: 'b' }]))))
      .body;
    expect(filename).toMatch(/\.tar\.gz$/);
    expect((await call('checkBackupDownload', { type: 'files', filename })).headers['content-type']).toBe(
      'application/gzip',
    );
  });

  it.each([
    ['404 NOT_FOUND', 'mysql', 'none.sql'],
    ['400 INVALID_FILENAME', 'mysql', '../../secret.sql'],
    ['400 INVALID_FILENAME', 'mysql', '.rondo-backups'],
    ['400 TYPE_INVALID', 'other', 'a.sql'],
  ])('is %s for %s/%s', async (outcome, type, filename) => {
    expect((await call('downloadBackup', { type, filename })).outcome).toBe(outcome);
    const head = await call('checkBackupDownload', { type, filename });
    expect(head.status).toBe(Number(outcome.slice(0, 3)));
  });
});

describe('a backup with another name', () => {
  let filename = '';
  beforeAll(async () => {
    filename = await uploaded();
  });

  it('keeps its ending, its kind and its bytes', async () => {
    for (const [newName, result] of [
      ['before-the-event', 'before-the-event.sql'],
      ['v1.2', 'v1.2.sql'],
      ['kept.sql', 'kept.sql'],
      ['kept', 'kept.sql'],
    ] as const) {
      const reply = await call('renameBackup', { type: 'mysql', filename, body: { newName } });
      expect(reply.body).toEqual({ success: true, newName: result });
      filename = result;
    }
    const { body } = await call('backups');
    expect(body.mysql.find((one) => one.filename === filename)?.kind).toBe('upload');
    expect(await filesOf('mysql')).not.toContain('.v1.2.sql.json');
  });

  it.each(['', '.hidden', '../up', 'a/b', 'a b', 'ä', 'a.zip', 'a.tar.gz', `${'a'.repeat(117)}`])(
    'is refused: %s',
    async (newName) => {
      const reply = await call('renameBackup', { type: 'mysql', filename, body: { newName } });
      expect(reply.outcome).toBe('400 INVALID_FILENAME');
    },
  );

  it('is told what is wrong', async () => {
    const other = await uploaded();
    const rename = (name: string, newName: unknown) =>
      call('renameBackup', { type: 'mysql', filename: name, body: { newName } });
    expect((await rename(filename, other)).outcome).toBe('409 NAME_TAKEN');
    expect((await rename('none.sql', 'a')).outcome).toBe('404 NOT_FOUND');
    expect((await rename('..%2Fa.sql', 'a')).outcome).toBe('400 INVALID_FILENAME');
    expect((await rename(filename, 7)).outcome).toBe('400 VALIDATION_FAILED');
  });

  it('never takes the name of another one, whoever comes at once', async () => {
    const [one, other] = [await uploaded(`${dump}1`), await uploaded(`${dump}2`)];
    const replies = await Promise.all(
      [one, other].map((name) =>
        call('renameBackup', { type: 'mysql', filename: name, body: { newName: 'both' } }),
      ),
    );
    expect(replies.map(({ outcome }) => outcome).sort()).toEqual(['200', '409 NAME_TAKEN']);
    const left = replies[0]?.status === 200 ? other : one;
    expect(await filesOf('mysql')).toEqual(expect.arrayContaining(['both.sql', left]));
  });

  it('has one new name when two want to rename it at once', async () => {
    const name = await uploaded();
    const replies = await Promise.all(
      ['first', 'second'].map((newName) =>
        call('renameBackup', { type: 'mysql', filename: name, body: { newName } }),
      ),
    );
    expect(replies.map(({ outcome }) => outcome).sort()).toEqual(['200', '404 NOT_FOUND']);
    const names = await filesOf('mysql');
    expect(names.filter((one) => one === 'first.sql' || one === 'second.sql')).toHaveLength(1);
    expect(names.filter((one) => one.startsWith('.first') || one.startsWith('.second'))).toHaveLength(1);
  });
});

describe('a backup that is deleted', () => {
  it('is gone with what was known about it', async () => {
    const filename = await uploaded();
    expect((await call('deleteBackup', { type: 'mysql', filename })).body).toEqual({ success: true });
    expect((await filesOf('mysql')).filter((name) => name.includes(filename))).toEqual([]);
    expect((await call('deleteBackup', { type: 'mysql', filename })).outcome).toBe('404 NOT_FOUND');
    expect((await call('deleteBackup', { type: 'mysql', filename: '../a' })).outcome).toBe(
      '400 INVALID_FILENAME',
    );
  });

  it('is deleted once by two at once', async () => {
    const filename = await uploaded();
    const replies = await Promise.all([1, 2].map(() => call('deleteBackup', { type: 'mysql', filename })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('waits, like one that is renamed, for the work that is done with it', async () => {
    const filename = await uploaded();
    const order = { what: 'prove', type: 'mysql', filename, by: null, bySchedule: false } as const;
    await doBackupWork(site.deps, order, async ({ say }) => {
      await say('filling', 0, 1);
      await expect.poll(async () => (await call('backups')).body.work?.filename).toBe(filename);
      expect((await call('deleteBackup', { type: 'mysql', filename })).outcome).toBe('409 BACKUP_BUSY');
      const rename = await call('renameBackup', { type: 'mysql', filename, body: { newName: 'other' } });
      expect(rename.outcome).toBe('409 BACKUP_BUSY');
      expect((await call('deleteBackup', { type: 'mysql', filename: await uploaded() })).outcome).toBe('200');
    });
  });
});

it('logs who did what, and nothing that was refused', async () => {
  const log = async () => (await site.as(admin).call('log', { limit: 100 })).body.results;
  const before = (await log()).length;
  const filename = await uploaded();
  await call('downloadBackup', { type: 'mysql', filename });
  await call('checkBackupDownload', { type: 'mysql', filename });
  await call('renameBackup', { type: 'mysql', filename, body: { newName: 'logged' } });
  await call('renameBackup', { type: 'mysql', filename: 'logged.sql', body: { newName: 'logged' } });
  await call('renameBackup', { type: 'mysql', filename: 'logged.sql', body: { newName: 'both' } });
  await call('deleteBackup', { type: 'mysql', filename: 'logged.sql' });
  await upload('mysql', file('a.sql', 'nothing'));
  const entries = (await log()).reverse().slice(before);
  const size = dump.length;
  expect(entries).toMatchObject([
    {
      action: 'backup.upload',
      subject: { type: 'backup', title: filename },
      after: { type: 'mysql', filename, size },
    },
    { action: 'backup.download', after: { type: 'mysql', filename, size } },
    { action: 'backup.rename', before: { filename }, after: { type: 'mysql', filename: 'logged.sql' } },
    { action: 'backup.delete', before: { type: 'mysql', filename: 'logged.sql', size } },
  ]);
});
