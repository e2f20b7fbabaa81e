import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { chosen, levelBody, passBody } from '../../testing/forms.ts';
import { changeRow, storedRow } from '../../testing/stored-row.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';

const superAdminPassword = 'open sesame, please';
const app = appOfTests({ connections: 12, config: { superAdminPassword } });
const { admin, call, send } = submissionsOfTests(app);

const inboxOf = async (user: { token: string }, query = {}) => (await app.as(user).call('inbox', query)).body;
const stateOf = async (user: { token: string }) => (await app.as(user).call('inboxState')).body;
const newestOf = async (user: { token: string }) => (await inboxOf(user)).entries[0];

async function scoreOf({ playerId }: TestUser): Promise<number> {
  const stats = app.deps.db.selectFrom('player_stats').select('ranked_score');
  return (await stats.where('player_id', '=', playerId!).executeTakeFirstOrThrow()).ranked_score;
}

/** A level whose perfect clear is worth more, the higher this is. */
const worth = (base_score: number) => aLevel(app.deps.db, { base_score });

/** A player who has a clear of a level of that base score. */
async function aRival(base: number, name: string): Promise<number> {
  const id = await aPlayer(app.deps.db, { name });
  await aPass(app.deps.db, { level_id: await worth(base), player_id: id });
  return id;
}

/** Submits a clear of a level as somebody, and lets it be allowed. @returns the ids */
async function clearOf(user: TestUser, levelId: number) {
  const body = { passerId: user.playerId, ePerfect: 0, lPerfect: 0, perfect: 1000 };
  const { body: sent } = await send('pass', { ...passBody(levelId), ...body }, user);
  const { body: made } = await call('approvePass', { id: sent.submissionId });
  return { submissionId: sent.submissionId, passId: made.passId };
}

beforeAll(() => transaction(app.deps.db, recomputeEverything));

describe('what moved', () => {
  it('is told to the player: score, rank and who was passed', async () => {
    const me = await signedInUser(app);
    const names = ['Fifth', 'Fourth', 'Third', 'Second', 'First'];
    const rivals = await Promise.all(names.map((name, i) => aRival(1000 * (i + 1), name)));
    await transaction(app.deps.db, recomputeEverything);
    await clearOf(me, await worth(10));
    expect(await newestOf(me)).toMatchObject({
      kind: 'passApproved',
      isRead: false,
      moved: { scoreBefore: 0, rankBefore: null, rankAfter: 6 },
      passed: { count: 0, players: [] },
    });
    const levelId = await worth(4500);
    const { passId, submissionId } = await clearOf(me, levelId);
    const entry = await newestOf(me);
    expect(entry).toMatchObject({
      level: { id: levelId, difficulty: { name: 'G1' } },
      pass: { id: passId, accuracy: 1 },
      submission: { id: submissionId, declineReason: null },
      moved: { rankBefore: 6, rankAfter: 2 },
      passed: { count: 4 },
    });
    expect(entry?.passed?.players).toEqual(
      [rivals[3], rivals[2], rivals[1]].map((id, i) => ({ id, name: ['Second', 'Third', 'Fourth'][i] })),
    );
    expect(entry?.moved?.scoreAfter).toBe(await scoreOf(me));
  });

  it('follows names, and shows nobody who was banned since and nothing that is deleted', async () => {
    const me = await signedInUser(app);
    const [rival, banned] = [await aRival(1, 'Old name'), await aRival(2, 'Banned')];
    await transaction(app.deps.db, recomputeEverything);
    await clearOf(me, await worth(0.5));
    const levelId = await worth(3);
    const { passId } = await clearOf(me, levelId);
    await changeRow(app.deps.db, 'players', rival, { name: 'New name' });
    await changeRow(app.deps.db, 'players', banned, { is_banned: true });
    expect((await newestOf(me))?.passed).toEqual({ count: 2, players: [{ id: rival, name: 'New name' }] });
    await call('deletePass', { id: passId });
    expect(await newestOf(me)).toMatchObject({ pass: null, level: { id: levelId } });
    await changeRow(app.deps.db, 'levels', levelId, { is_hidden: true });
    expect(await newestOf(me)).toMatchObject({ pass: null, level: null, submission: { song: '' } });
  });

  it('is told to the player alone where somebody else submitted it', async () => {
    const [submitter, player] = [await signedInUser(app), await signedInUser(app)];
    const { submissionId } = await clearOf({ ...player, token: submitter.token }, await worth(5));
    expect(await newestOf(submitter)).toMatchObject({
      kind: 'passApproved',
      submission: { id: submissionId },
      moved: null,
      passed: null,
    });
    expect(await newestOf(player)).toMatchObject({ submission: null, moved: { rankBefore: null } });
  });

  it('is right for each of several allowed at once', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => signedInUser(app)));
    for (const user of users) await clearOf(user, await worth(20));
    const ids: number[] = [];
    for (const [i, user] of users.entries()) {
      const body = { ...passBody(await worth(30 + i)), passerId: user.playerId, perfect: 1000 };
      ids.push((await send('pass', body, user)).body.submissionId);
    }
    const replies = await Promise.all(ids.map((id) => call('approvePass', { id })));
    expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const moves = await Promise.all(users.map(async (user) => (await newestOf(user))?.moved));
    // All started on the same rank; each one who came in stood before those who had not yet.
    const first = Math.min(...moves.map((move) => move?.rankAfter ?? 0));
    expect(moves.map((move) => move?.rankBefore)).toEqual(expect.arrayContaining([first]));
    for (const move of moves) expect(move!.rankAfter).toBeLessThanOrEqual(move!.rankBefore!);
  });
});

describe('decisions', () => {
  it('tell who submitted, with the reason; a level also those whom it credits', async () => {
    const [me, credited] = [await signedInUser(app), await signedInUser(app)];
    const creator = await aCreator(app.deps.db, { user_id: credited.id });
    const pass = (await send('pass', passBody(await worth(1)), me)).body.submissionId;
    await call('declinePass', { id: pass, body: { reason: 'The video is private.' } });
    expect(await newestOf(me)).toMatchObject({
      kind: 'passDeclined',
      pass: null,
      moved: null,
      submission: { id: pass, declineReason: 'The video is private.' },
    });
    const level = (
      await send('level', levelBody({ song: 'Night Ferry', creatorRequests: [chosen(creator)] }), me)
    ).body.submissionId;
    const { body: made } = await call('approveLevel', { id: level });
    expect(await newestOf(me)).toMatchObject({
      kind: 'levelApproved',
      level: { id: made.levelId, song: 'Night Ferry' },
      submission: { id: level },
    });
    expect(await newestOf(credited)).toMatchObject({ kind: 'levelApproved', submission: null });
    const other = (await send('level', levelBody({ song: 'Other' }), me)).body.submissionId;
    await call('declineLevel', { id: other, body: {} });
    expect(await newestOf(me)).toMatchObject({
      kind: 'levelDeclined',
      level: null,
      submission: { id: other, song: 'Other', declineReason: null },
    });
  });

  it('leave nothing behind when they fail', async () => {
    const me = await signedInUser(app);
    const { submissionId: id } = (await send('pass', passBody(await worth(1)), me)).body;
    await sql`ALTER TABLE audit_log ADD CONSTRAINT broken CHECK (action <> 'passSubmission.decline') NOT VALID`.execute(
      app.deps.db,
    );
    expect((await call('declinePass', { id, body: {} })).status).toBe(500);
    await sql`ALTER TABLE audit_log DROP CONSTRAINT broken`.execute(app.deps.db);
    expect(await stateOf(me)).toEqual({ unread: 0, newest: 0 });
  });
});

describe('rerates', () => {
  it('that moved a rank are told, those of one evening in one entry', async () => {
    const [me, rival] = [await signedInUser(app), await signedInUser(app)];
    const [mine, other] = [await worth(100_000), await worth(200_000)];
    await clearOf(me, mine);
    await clearOf(rival, other);
    const rerate = (id: number, baseScore: number) => call('editLevel', { id, body: { baseScore } });
    await rerate(mine, 150_000);
    expect((await newestOf(me))?.kind).toBe('passApproved');
    await rerate(mine, 300_000);
    expect(await newestOf(me)).toMatchObject({
      kind: 'rerate',
      moved: { rankBefore: 2, rankAfter: 1 },
      rerates: { count: 1, changes: [{ level: { id: mine }, oldBaseScore: 150_000, newBaseScore: 300_000 }] },
    });
    expect(await newestOf(rival)).toMatchObject({ moved: { rankBefore: 1, rankAfter: 2 } });
    const first = await newestOf(me);
    await app.as(me).call('readInbox', { body: { upTo: first!.id } });
    await rerate(other, 400_000);
    const second = await newestOf(me);
    expect(second).toMatchObject({
      isRead: false,
      moved: { rankBefore: 2, rankAfter: 2 },
      rerates: { count: 2 },
    });
    expect(second!.id).toBeGreaterThan(first!.id);
    expect((await inboxOf(me, { tab: 'rerates' })).entries).toHaveLength(1);
    await sql`UPDATE inbox_entries SET created_at = created_at - interval '7 hours'`.execute(app.deps.db);
    await rerate(mine, 500_000);
    expect((await inboxOf(me, { tab: 'rerates' })).entries.map(({ rerates }) => rerates?.count)).toEqual([
      1, 2,
    ]);
  });

  it('of a whole difficulty are as many as it has levels', async () => {
    const [me, rival] = [await signedInUser(app), await signedInUser(app)];
    const { db } = app.deps;
    await clearOf(rival, await worth(5_000_000));
    for (let n = 0; n < 3; n++) await clearOf(me, await aLevel(db, { diff_id: 30, base_score: null }));
    const edited = await app
      .as(admin, { 'x-super-admin-password': superAdminPassword })
      .call('editDifficulty', {
        id: 30,
        body: { baseScore: 9_000_000 },
      });
    expect(edited.status).toBe(200);
    const entry = await newestOf(me);
    expect(entry).toMatchObject({ kind: 'rerate', moved: { rankAfter: 1 }, rerates: { count: 3 } });
    expect(entry?.rerates?.changes.map(({ newDifficulty }) => newDifficulty.id)).toEqual([30, 30, 30]);
    await changeRow(db, 'levels', entry!.rerates!.changes[0]!.level.id, { is_hidden: true });
    expect((await newestOf(me))?.rerates).toMatchObject({ count: 3, changes: [{}, {}] });
  });
});

describe('an undone merge', () => {
  it('tells both players what is theirs again', async () => {
    const [source, target] = [await signedInUser(app), await signedInUser(app)];
    await clearOf(source, await worth(700));
    await clearOf(target, await worth(800));
    const { newest } = await stateOf(source);
    const { body: merged } = await call('mergePlayer', {
      id: source.playerId,
      body: { targetPlayerId: target.playerId },
    });
    await call('undoPlayerMerge', { mergeId: merged.mergeId });
    expect(await newestOf(target)).toMatchObject({
      kind: 'mergeUndone',
      merge: { passes: 1, isReturned: false, other: { id: source.playerId } },
    });
    const { rows } = await sql<{ id: number; kind: string; score_after: number }>`
      SELECT id, kind, score_after FROM inbox_entries WHERE user_id = ${source.id} ORDER BY id DESC`.execute(
      app.deps.db,
    );
    expect(rows).toMatchObject([{ kind: 'mergeUndone', score_after: await scoreOf(source) }, { id: newest }]);
  });
});

describe('the inbox', () => {
  it('is one’s own: others neither see nor mark its entries', async () => {
    const [me, other] = [await signedInUser(app), await signedInUser(app)];
    await clearOf(me, await worth(7));
    const { newest } = await stateOf(me);
    expect(await inboxOf(other)).toMatchObject({ entries: [], newest: 0, unread: 0, hasMore: false });
    await app.as(other).call('readInbox', { body: { ids: [newest], upTo: newest } });
    expect(await stateOf(me)).toEqual({ newest, unread: 1 });
    for (let times = 0; times < 2; times++)
      expect((await app.as(me).call('readInbox', { body: { ids: [newest] } })).body).toEqual({
        newest,
        unread: 0,
      });
    expect(await newestOf(me)).toMatchObject({ id: newest, isRead: true });
  });

  it('has pages, tabs, and an answer that nothing has changed', async () => {
    const me = await signedInUser(app);
    await clearOf(me, await worth(7));
    await sql`INSERT INTO inbox_entries (user_id, kind, pass_submission_id)
      SELECT user_id, 'passDeclined', pass_submission_id FROM inbox_entries, generate_series(1, 24)
      WHERE user_id = ${me.id}`.execute(app.deps.db);
    const first = await inboxOf(me);
    expect([first.entries.length, first.hasMore, first.unread]).toEqual([20, true, 25]);
    const second = await inboxOf(me, { before: first.entries.at(-1)!.id });
    expect([second.entries.length, second.hasMore]).toEqual([5, false]);
    expect((await inboxOf(me, { tab: 'clears' })).entries).toHaveLength(1);
    expect((await inboxOf(me, { tab: 'rerates' })).entries).toEqual([]);
    const state = await app.as(me).call('inboxState');
    expect(state.headers['cache-control']).toBe('private, no-cache');
    const headers = { 'if-none-match': String(state.headers.etag) };
    expect((await app.as(me).call('inboxState', { headers })).status).toBe(304);
  });

  it('takes in what is switched on', async () => {
    const me = await signedInUser(app);
    const turn = (name: 'passes' | 'moves', isOn: boolean) =>
      app.as(me).call('switchInbox', { name, body: { isOn } });
    await Promise.all([turn('passes', false), turn('moves', false)]);
    expect((await turn('moves', false)).body.switches).toEqual({
      passes: false,
      levels: true,
      moves: false,
      rerates: true,
      merges: true,
    });
    await clearOf(me, await worth(7));
    expect((await stateOf(me)).newest).toBe(0);
    await turn('passes', true);
    await clearOf(me, await worth(8));
    expect(await newestOf(me)).toMatchObject({ moved: null, submission: {} });
    await turn('moves', true);
    await turn('passes', false);
    await clearOf(me, await worth(9));
    expect(await newestOf(me)).toMatchObject({ moved: {} });
    expect((await storedRow(app.deps.db, 'users', me.id)).inbox_off).toEqual(['passes']);
  });
});
