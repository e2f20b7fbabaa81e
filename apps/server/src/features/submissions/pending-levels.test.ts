import { describe, expect, it } from 'vitest';
import { countStatementsIn } from '../../platform/db/statement-count.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { aVideo, levelBody } from '../../testing/forms.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { readLevelForm } from './level-form.ts';
import { pendingOf } from './review.ts';
import { submitLevel } from './submit-level.ts';

const app = appOfTests();
const submissions = submissionsOfTests(app);
const { submit, call, pending } = submissions.levels;

describe('the list of pending levels', () => {
  it('is ordered and numbered, with the record of the submitter', async () => {
    const [first, second] = [await submit({ song: 'Queue one' }), await submit({ song: 'Queue two' })];
    const { body } = await call('pendingLevels');
    const places = body.map((row) => row.queuePosition);
    expect(places).toEqual(body.map((_: unknown, index) => index + 1));
    const ids = body.map((row) => row.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(ids.slice(-2)).toEqual([first, second]);
    const { db } = app.deps;
    const decided = await db
      .selectFrom('level_submissions')
      .select('status')
      .where('submitter_id', '=', submissions.user.id)
      .execute();
    const of = (status: string) => decided.filter((row) => row.status === status).length;
    expect(body.at(-1)).toMatchObject({
      song: 'Queue two',
      submitter: { id: submissions.user.id, username: submissions.user.username },
      submitterDiscordId: null,
      submitterRecord: { approved: of('approved'), declined: of('declined') },
      levelId: null,
      declineReason: null,
    });
  });

  it('hints at levels with the same video, or the same song by the same artist', async () => {
    const { db } = app.deps;
    const video = aVideo();
    const sameSong = await aLevel(db, { song: 'ECHO garden', artist: 'Mira' });
    const sameVideo = await aLevel(db, { song: 'Other', artist: 'Other', video_link: `${video}&t=30s` });
    await aLevel(db, { song: 'Echo Garden', artist: 'Somebody else' });
    await aLevel(db, { song: 'Echo Garden', artist: 'Mira', is_deleted: true });
    const id = await submit({ song: 'Echo Garden', artist: 'mira', videoLink: video });
    expect((await pending(id))?.duplicates).toEqual([
      { id: sameSong, song: 'ECHO garden', artist: 'Mira' },
      { id: sameVideo, song: 'Other', artist: 'Other' },
    ]);
  });

  it('takes as many statements for many rows as for one', async () => {
    const database = await testDatabase();
    const { db } = database;
    const submitter = await db
      .insertInto('users')
      .values({ username: 'somebody', email: 'a@example.org', nickname: 'S' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const store = () => transaction(db, (trx) => submitLevel(trx, submitter.id, readLevelForm(levelBody())));
    const statements = async () => {
      const count = { statements: 0 };
      const rows = await countStatementsIn(count, () => pendingOf(db, 'level'));
      return { rows: rows.length, statements: count.statements };
    };
    await store();
    expect(await statements()).toEqual({ rows: 1, statements: 1 });
    for (let n = 0; n < 10; n++) await store();
    expect(await statements()).toEqual({ rows: 11, statements: 1 });
    await database.close();
  });
});
