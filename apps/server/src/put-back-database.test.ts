import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { announcerOfTests } from './features/announcements/testing/announcer.ts';
import { type BackupFile, backupFolder } from './features/backups/folder/backup-folder.ts';
import { proveDatabase } from './features/backups/proof/prove-database.ts';
import { restoreDatabase } from './features/backups/restore/restore-database.ts';
import { quietProgress } from './features/backups/testing/quiet-progress.ts';
import { differing, wholeDatabase } from './features/backups/testing/whole-database.ts';
import { makeBackup } from './features/backups/work/make-backup.ts';
import { recomputeEverything } from './features/players/index.ts';
import { transaction } from './platform/db/transaction.ts';
import { aLevel, aPass, aPlayer } from './testing/catalogue.ts';
import { expectStandingsFromNothing } from './testing/standings-from-nothing.ts';
import { testApp } from './testing/test-app.ts';
import { signedInUser } from './testing/users.ts';

const announcer = announcerOfTests();
const { site } = announcer;
const parts = () => ({ ...site.deps, folder: backupFolder(site.deps), freeBytes: async () => null });
const whole = () => wholeDatabase(site.deps.db);
const fileOf = (filename: string): BackupFile => {
  const path = parts().folder.pathOf('mysql', filename);
  return { type: 'mysql', filename, path };
};
const make = async () =>
  fileOf((await makeBackup(parts(), { type: 'mysql', kind: 'manual' }, quietProgress)).filename);
const restore = (file: BackupFile, restorer: Parameters<typeof restoreDatabase>[2] = null) =>
  restoreDatabase(parts(), file, restorer, quietProgress);

/** What is not put back as it was: who is signed in, and that something was put back. */
const changed = ['audit_log', 'kysely_migration', 'sessions', 'site_state'];

/** As a super admin who has just signed in: a restore ends all sessions. */

/** A level with clears, their standings, and a message about one of them that waits. */
async function community(): Promise<void> {
  const { db } = site.deps;
  const channel = await announcer.aChannel('clears');
  await announcer.rules(21, { actions: [{ channelId: channel.id, pingType: 'EVERYONE' }] });
  const level_id = await aLevel(db, { artist: 'Tab\tand \\ slash\nand 夜に駆ける', is_announced: true });
  const ids: number[] = [];
  for (const name of ['Ada', 'Łucja', '小明'])
    ids.push(await aPass(db, { level_id, player_id: await aPlayer(db, { name }) }));
  await transaction(db, recomputeEverything);
  // Answers when the message has arrived, which it never does.
  void site.as({ token: (await signedIn()).token }).call('announcePasses', { body: { passIds: ids } });
  await expect.poll(() => waitingJobs()).toBe(1);
}

async function waitingJobs(): Promise<number> {
  const { rows } = await sql`SELECT FROM jobs WHERE state = 'waiting'`.execute(site.deps.db);
  return rows.length;
}

describe('a restore', () => {
  it('brings back every table and its shape, and can be undone by its safety copy', async () => {
    const { db } = site.deps;
    await community();
    const before = await whole();
    const file = await make();
    await sql`DELETE FROM announcement_targets`.execute(db);
    await sql`DELETE FROM announcements`.execute(db);
    await sql`DELETE FROM passes`.execute(db);
    await sql`UPDATE levels SET song = 'gone'`.execute(db);
    await aPlayer(db, { name: 'Late' });
    await sql`CREATE VIEW mine AS SELECT 1 AS one`.execute(db);
    const between = await whole();

    const { safetyBackup } = await restore(file);
    expect(differing(before, await whole())).toEqual(
      ['announcement_targets', 'announcements', 'jobs', ...changed].sort(),
    );
    await expectStandingsFromNothing(db);
    expect((await sql`SELECT one FROM mine`.execute(db)).rows).toEqual([{ one: 1 }]);

    await restore(fileOf(safetyBackup));
    expect(differing(between, await whole())).toEqual(['jobs', ...changed].sort());
  });

  it('sends nothing again by itself: what waited can be sent by hand', async () => {
    await community();
    await restore(await make());
    const page = async () =>
      (await site.as({ token: (await signedIn()).token }).call('deliveries')).body.results[0];
    await site.deps.jobs.drain();
    expect(announcer.chat.messages).toEqual([]);
    const delivery = await page();
    expect(delivery).toMatchObject({ state: 'cancelled', canRetry: true, error: 'BY_RESTORE' });
    await announcer.replyAfterWork(
      site.as({ token: (await signedIn()).token }).call('retryDelivery', { id: delivery?.id }),
    );
    await site.deps.jobs.drain();
    expect(announcer.chat.messages).toHaveLength(1);
    expect(await page()).toMatchObject({ id: delivery?.id, state: 'sent' });
  });

  it('ends all sessions but that of whoever restores', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const isIn = async ({ token }: { token: string }) =>
      (await site.as({ token }).call('profile')).status === 200;
    const file = await make();
    const restorer = { userId: me.id, sessionId: await sessionOf(me.id) };
    await restore(file, restorer);
    expect([await isIn(me), await isIn(other)]).toEqual([true, false]);
    await sql`UPDATE users SET username = 'Renamed' WHERE id = ${me.id}`.execute(site.deps.db);
    await restore(file, restorer);
    expect(await isIn(me)).toBe(false);
  });
});

describe('the demo community', () => {
  it('is proved, and comes back after everything was wiped', async () => {
    const demo = await testApp({ config: { demo: true } });
    onTestFinished(demo.close);
    const { db } = demo.deps;
    const theirs = { ...demo.deps, folder: backupFolder(demo.deps), freeBytes: async () => null };
    const before = await wholeDatabase(db);
    const { filename } = await makeBackup(theirs, { type: 'mysql', kind: 'manual' }, quietProgress);
    const path = theirs.folder.pathOf('mysql', filename);
    expect(await proveDatabase(theirs, path, quietProgress)).toMatchObject({ state: 'proved' });

    const tables = [...before.keys()].filter((name) => before.get(name) !== '[]' && !kept.has(name));
    await sql.raw(`TRUNCATE ${tables.join(', ')} CASCADE`).execute(db);
    expect(differing(before, await wholeDatabase(db)).length).toBeGreaterThan(20);
    await restoreDatabase(theirs, { path, filename }, null, quietProgress);
    expect(differing(before, await wholeDatabase(db))).toEqual([
      'audit_log',
      'kysely_migration',
      'site_state',
    ]);
  });
});

/** What is no table, or says which tables there are. */
const kept = new Set(['the shape', 'site_state', 'kysely_migration', 'kysely_migration_lock']);

const signedIn = () => signedInUser(site, { role: 'superAdmin' });

async function sessionOf(userId: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM sessions WHERE user_id = ${userId}`.execute(
    site.deps.db,
  );
  return rows[0]?.id ?? '';
}
