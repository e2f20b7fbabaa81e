import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../../testing/before-tests.ts';
import { aLevel, aPlayer } from '../../../testing/catalogue.ts';
import { drainUntil } from '../../../testing/drain-until.ts';
import type { TestApp, TestReply } from '../../../testing/test-app.ts';
import { signedInUser } from '../../../testing/users.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { doBackupWork } from '../work/backup-work.ts';

const superAdminPassword = 'open sesame, please';
const backupDir = mkdtempSync(join(tmpdir(), 'rondo-backups-'));
afterAll(() => rm(backupDir, { recursive: true }));
const ofTheSite = { connections: 12, isMaintained: true, config: { superAdminPassword, backupDir } };
const one = appOfTests(ofTheSite);
const other = appOfTests({ ...ofTheSite, beside: one });
const password = { 'x-super-admin-password': superAdminPassword };

/** Somebody new who may restore: a restore ends sessions. */
const admin = () => signedInUser(one, { role: 'superAdmin' });
const isOpen = async (site: TestApp) => (await site.call('health')).status === 200;

async function backup(token: string): Promise<string> {
  const made = await drainUntil(one, one.as({ token }, password).call('createBackup', { type: 'mysql' }));
  expect(made.outcome, made.text).toBe('200');
  return made.body.backups[0]!.filename;
}

describe('a restore by a call', () => {
  it('loses no write that was acknowledged: it is in the safety copy, or came after', async () => {
    const { db } = one.deps;
    const [me, writer] = [await admin(), await admin()];
    const filename = await backup(me.token);
    const taken: { reply: TestReply; name: string }[] = [];
    let isOver = false;
    let isRestored = false;
    const write = async (token: string, start: number) => {
      for (let count = start; !isOver; count += 2) {
        const name = `Written ${count}`;
        const reply = await other.as({ token }).call('createPlayer', { body: { name } });
        taken.push({ reply, name });
        // Else refusals, which come at once, would leave the others no time.
        await sleep(5);
      }
    };
    const writing = Promise.all([write(writer.token, 0), write(writer.token, 1)]);
    await expect.poll(() => taken.length).toBeGreaterThan(3);
    const health: TestReply[] = [];
    const restoring = one
      .as(me, password)
      .call('restoreBackup', { type: 'mysql', filename })
      .finally(() => {
        isRestored = true;
      });
    while (!isRestored) {
      health.push(await other.call('health'));
      await turn();
    }
    const restored = await restoring;
    const outcomes = () => new Set(taken.map(({ reply }) => reply.outcome));
    // Until somebody writes after the restore as well.
    await expect
      .poll(async () => [await isOpen(one), await isOpen(other), outcomes().has('401 UNAUTHENTICATED')])
      .toEqual([true, true, true])
      .finally(() => {
        isOver = true;
      });
    await writing;
    expect(restored.outcome, restored.text).toBe('200');

    // For a moment a process may have lost its database and not yet been told why.
    const degraded = health.filter(({ status }) => status === 503).map(({ body }) => body);
    const maintenance = expect.objectContaining({ of: expect.any(Number) });
    expect(degraded).toContainEqual(expect.objectContaining({ status: 'degraded', maintenance }));
    const acknowledged = taken.filter(({ reply }) => reply.status < 300).map(({ name }) => name);
    const refused = [...outcomes()].filter((text) => !text.startsWith('20'));
    expect(refused.sort()).toEqual(['401 UNAUTHENTICATED', '503 MAINTENANCE']);
    // The writer's session ended with the old state, so that nothing came after.
    const names = (await db.selectFrom('players').select('name').execute()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('Written'))).toEqual([]);
    const folder = backupFolder(one.deps);
    const copy = await readFile(folder.pathOf('mysql', restored.body.safetyBackup), 'utf8');
    for (const name of acknowledged) expect(copy).toContain(`\t${name}\t`);
  });

  it('lets the one who restores stay, and nobody else', async () => {
    const [me, somebody] = [await admin(), await admin()];
    const filename = await backup(me.token);
    expect((await one.as(me, password).call('restoreBackup', { type: 'mysql', filename })).outcome).toBe(
      '200',
    );
    await expect.poll(() => Promise.all([isOpen(one), isOpen(other)])).toEqual([true, true]);
    const statuses = async (token: string) =>
      Promise.all(
        [one, other].map(async (site) => (await site.as({ token }, password).call('backups')).status),
      );
    expect(await statuses(me.token)).toEqual([200, 200]);
    expect(await statuses(somebody.token)).toEqual([401, 401]);
    const log = await one.as(me).call('log', { action: 'backup.restore' });
    expect(log.body.results[0]).toMatchObject({ actor: { id: me.id }, subject: { title: filename } });
  });

  it('refuses what is no backup, and nobody notices', async () => {
    const me = await admin();
    const filename = await backup(me.token);
    const path = backupFolder(one.deps).pathOf('mysql', filename);
    const bytes = await readFile(path);
    bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
    await writeFile(path, bytes);
    const refused = await one.as(me, password).call('restoreBackup', { type: 'mysql', filename });
    expect(refused.outcome).toBe('400 BACKUP_CONTENT');
    expect(refused.problem.reason).toBe('CHECKSUM');
    expect(await Promise.all([isOpen(one), isOpen(other)])).toEqual([true, true]);
    expect((await one.as(me, password).call('backups')).status).toBe(200);
  });

  it('is refused for names that are none', async () => {
    const { token } = await admin();
    expect(
      (await one.as({ token }, password).call('restoreBackup', { type: 'mysql', filename: '../mark' }))
        .outcome,
    ).toBe('400 INVALID_FILENAME');
    expect(
      (await one.as({ token }, password).call('restoreBackup', { type: 'mysql', filename: 'nothing.sql' }))
        .outcome,
    ).toBe('404 NOT_FOUND');
  });

  it('is refused while another work is done', async () => {
    const { token } = await admin();
    const filename = await backup(token);
    const order = { what: 'create', type: 'mysql', filename: null, by: null, bySchedule: false } as const;
    const refused = await doBackupWork(one.deps, order, () =>
      other.as({ token }, password).call('restoreBackup', { type: 'mysql', filename }),
    );
    expect(refused.outcome).toBe('409 BACKUP_BUSY');
  });
});

it('of several backups that are asked for at once, in two processes, one is made', async () => {
  const { token } = await admin();
  const outcomes: string[] = [];
  const asked = [one, one, other].map(async (site) => {
    outcomes.push((await site.as({ token }, password).call('createBackup', { type: 'mysql' })).outcome);
  });
  // The first one waits for its job, which runs when it is asked to.
  await expect.poll(() => outcomes).toEqual(['409 BACKUP_BUSY', '409 BACKUP_BUSY']);
  await drainUntil(one, Promise.all(asked));
  expect(outcomes.at(-1)).toBe('200');
});

describe('what a restore would undo', () => {
  let me: Awaited<ReturnType<typeof admin>>;
  beforeAll(async () => {
    me = await admin();
  });

  it('is counted', async () => {
    const filename = await backup(me.token);
    await aPlayer(one.deps.db);
    await aLevel(one.deps.db);
    const { body } = await one.as(me, password).call('backupEffect', { type: 'mysql', filename });
    expect(body).toMatchObject({ passes: 0, levels: expect.any(Number), logEntries: expect.any(Number) });
  });
});
