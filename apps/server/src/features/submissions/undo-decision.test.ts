import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, aPlayer } from '../../testing/catalogue.ts';
import { aVideo, chosen, fresh, levelBody, passBody } from '../../testing/forms.ts';
import { logOf, loggedActions } from '../../testing/log-of.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { changeRow, storedRow } from '../../testing/stored-row.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import { signedInUser } from '../../testing/users.ts';

const app = appOfTests();
const { admin, call, levels, passes, send, submit } = submissionsOfTests(app);
const HOUR = 3_600_000;

const undecided = {
  status: 'pending',
  decided_by_id: null,
  decided_at: null,
  decline_reason: null,
  claimed_by_id: null,
  claimed_until: null,
};
const inboxOf = async (user: { token: string }) => (await app.as(user).call('inbox')).body.entries;
const statsOf = (playerId: number) =>
  app.deps.db
    .selectFrom('player_stats')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();

/** A level submission whose charter is known. */
const aLevelForm = async (changes: Record<string, unknown> = {}) =>
  submit('level', levelBody({ creatorRequests: [chosen(await aCreator(app.deps.db))], ...changes }));

/** A level that was made of a submission. */
async function anAllowedLevel(changes: Record<string, unknown> = {}) {
  const id = await aLevelForm(changes);
  const { body } = await call('approveLevel', { id });
  return { id, levelId: body.levelId, ratingId: body.ratingId, decidedAt: body.submission.decidedAt! };
}

/** A pass that was made of a submission, on a level of its own. */
async function anAllowedPass(changes: Record<string, unknown> = {}) {
  const { db } = app.deps;
  const levelId = await aLevel(db);
  const playerId = await aPlayer(db);
  const id = await passes.submit(levelId, { passerId: playerId, ...changes });
  const { body } = await call('approvePass', { id });
  return { id, levelId, playerId, passId: body.passId, decidedAt: body.submission.decidedAt! };
}

describe('a declined submission', () => {
  it.each(['level', 'pass'] as const)('is pending again as it was before, a %s', async (kind) => {
    const { db } = app.deps;
    const me = await signedInUser(app);
    const levelId = await aLevel(db);
    const song = `Undone ${kind}`;
    const form = kind === 'level' ? levelBody({ song }) : passBody(levelId);
    const ids: number[] = [];
    for (const body of [form, kind === 'level' ? levelBody() : passBody(levelId)])
      ids.push((await send(kind, body, me)).body.submissionId);
    const [id = 0, later = 0] = ids;
    const names = {
      level: ['claimLevel', 'declineLevel', 'undoLevelDecision', 'pendingLevels'],
      pass: ['claimPass', 'declinePass', 'undoPassDecision', 'pendingPasses'],
    } as const;
    const [claim, decline, undo, pending] = names[kind];
    const queue = async () => (await call(pending)).body.map((row) => row.id);
    const before = await queue();
    await call(claim, { id });
    await call(decline, { id, body: { reason: 'Wrong button' } });
    expect(await inboxOf(me)).toMatchObject([{ submission: { id, declineReason: 'Wrong button' } }]);
    expect(await queue()).not.toContain(id);

    const { status, body } = await call(undo, { id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'pending',
      declineReason: null,
      decidedAt: null,
      claimedBy: null,
      message: 'The submission is pending again.',
      submission: { id, status: 'pending' },
    });
    expect(await storedRow(db, `${kind}_submissions`, id)).toMatchObject(undecided);
    expect(await queue()).toEqual(before);
    expect(before.indexOf(id)).toBeLessThan(before.indexOf(later));
    expect(await inboxOf(me)).toEqual([]);
    const [entry] = (await logOf(db, `${kind}Submission`, id)).slice(-1);
    expect(entry).toMatchObject({
      actor_id: admin.id,
      action: `${kind}Submission.undoDecision`,
      before: { status: 'declined' },
      after: { status: 'pending' },
    });
    const { body: own } = await app.as(me).call('mySubmissions');
    const mine = [...own.levels, ...own.passes].find((row) => row.id === id);
    expect(mine).toMatchObject({ status: 'pending', declineReason: null });
    expect(mine).not.toHaveProperty('decidedAt');
  });

  it('may be decided anew, by anybody', async () => {
    const colleague = await signedInUser(app, { role: 'superAdmin' });
    const id = await aLevelForm();
    await call('declineLevel', { id });
    expect((await app.as(colleague).call('undoLevelDecision', { id })).status).toBe(200);
    expect((await app.as(colleague).call('approveLevel', { id })).status).toBe(200);
    expect(await loggedActions(app.deps.db, 'levelSubmission', id)).toEqual([
      'levelSubmission.decline',
      'levelSubmission.undoDecision',
      'levelSubmission.approve',
    ]);
  });
});

describe('an allowed pass', () => {
  it('is deleted as staff delete passes: worlds first, clears, standings and kept replies follow', async () => {
    const { db } = app.deps;
    const other = await aPlayer(db);
    const { id, levelId, playerId, passId } = await anAllowedPass({ rawTime: '2024-05-01T00:00:00Z' });
    const second = await passes.submit(levelId, { passerId: other, rawTime: '2024-05-02T00:00:00Z' });
    const { passId: secondId } = (await call('approvePass', { id: second })).body;
    expect((await app.call('levelDetail', { id: levelId })).body).toMatchObject({ clears: 2 });

    const { body } = await call('undoPassDecision', { id });
    expect(body).toMatchObject({ id, status: 'pending', passId: null, assignedPlayerId: playerId });
    expect(await storedRow(db, 'passes', passId)).toMatchObject({ is_deleted: true, is_worlds_first: false });
    expect(await storedRow(db, 'passes', secondId)).toMatchObject({ is_worlds_first: true });
    expect(await statsOf(playerId)).toMatchObject({ ranked_score: 0, total_passes: 0, rank: null });
    expect((await app.call('levelDetail', { id: levelId })).body).toMatchObject({
      clears: 1,
      firstClear: { passId: secondId },
    });
    expect((await app.call('passDetail', { id: passId })).body).toMatchObject({ isDeleted: true });
    await expectStandingsFromNothing(db);
    expect(await loggedActions(db, 'pass', passId)).toEqual(['pass.delete']);
    expect((await logOf(db, 'passSubmission', id)).at(-1)).toMatchObject({
      action: 'passSubmission.undoDecision',
      before: { status: 'approved', passId },
      after: { status: 'pending' },
    });
  });

  it('comes back as another one when it is allowed again, and is told again', async () => {
    const { db } = app.deps;
    const me = await signedInUser(app);
    const levelId = await aLevel(db);
    const { submissionId: id } = (await send('pass', passBody(levelId, { passerId: me.playerId }), me)).body;
    const { passId } = (await call('approvePass', { id })).body;
    expect(await inboxOf(me)).toMatchObject([{ kind: 'passApproved', pass: { id: passId } }]);
    expect((await call('undoPassDecision', { id })).status).toBe(200);
    expect(await inboxOf(me)).toEqual([]);
    const again = (await call('approvePass', { id })).body.passId;
    expect(again).toBeGreaterThan(passId);
    expect(await storedRow(db, 'passes', passId)).toMatchObject({ is_deleted: true });
    expect(await storedRow(db, 'passes', again)).toMatchObject({ is_deleted: false, is_worlds_first: true });
    expect(await inboxOf(me)).toMatchObject([
      { kind: 'passApproved', pass: { id: again }, moved: { rankBefore: null } },
    ]);
    await expectStandingsFromNothing(db);
  });

  it('leaves the inbox of its player too, who did not submit it', async () => {
    const player = await signedInUser(app);
    const { id } = await anAllowedPass({ passerId: player.playerId });
    expect(await inboxOf(player)).toHaveLength(1);
    await call('undoPassDecision', { id });
    expect(await inboxOf(player)).toEqual([]);
  });

  it('may have been deleted, moved or edited meanwhile', async () => {
    const { db } = app.deps;
    const deleted = await anAllowedPass();
    await call('deletePass', { id: deleted.passId });
    expect((await call('undoPassDecision', { id: deleted.id })).body.status).toBe('pending');
    expect(await loggedActions(db, 'pass', deleted.passId)).toEqual(['pass.delete']);

    const moved = await anAllowedPass();
    const levelId = await aLevel(db);
    await call('editPass', { id: moved.passId, body: { levelId, speed: 1.5 } });
    await call('undoPassDecision', { id: moved.id });
    expect((await app.call('levelDetail', { id: levelId })).body).toMatchObject({ clears: 0 });
    const { passId } = (await call('approvePass', { id: moved.id })).body;
    expect(await storedRow(db, 'passes', passId)).toMatchObject({ level_id: moved.levelId, speed: 1 });
    await expectStandingsFromNothing(db);
  });
});

describe('an allowed level', () => {
  it('is deleted, and comes back as another one when it is allowed again; profiles stay', async () => {
    const { db } = app.deps;
    const credited = await signedInUser(app);
    const id = await aLevelForm({
      song: 'Once more',
      creatorRequests: [fresh('Made on the way'), chosen(await aCreator(db, { user_id: credited.id }))],
    });
    const [request] = (await levels.pending(id))!.creatorRequests;
    await call('createCreator', {
      id,
      body: { name: 'Made on the way', role: 'charter', creditRequestId: request!.id },
    });
    const { levelId, ratingId } = (await call('approveLevel', { id })).body;
    expect(await inboxOf(credited)).toMatchObject([{ kind: 'levelApproved' }]);

    const { status, body } = await call('undoLevelDecision', { id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'pending', levelId: null });
    expect(body.creatorRequests.map(({ isNewRequest }) => isNewRequest)).toEqual([false, false]);
    expect(await storedRow(db, 'levels', levelId)).toMatchObject({ is_deleted: true });
    expect((await app.call('listLevels', { query: 'song=Once more' })).body.results).toEqual([]);
    expect((await app.call('levelDetail', { id: levelId })).outcome).toBe('403 LEVEL_DELETED');
    expect((await call('openRatings')).text).not.toContain(`"id":${ratingId},`);
    expect(await inboxOf(credited)).toEqual([]);
    expect(await loggedActions(db, 'level', levelId)).toEqual(['level.delete']);

    const again = (await call('approveLevel', { id })).body;
    expect(again.levelId).toBeGreaterThan(levelId);
    expect(await inboxOf(credited)).toMatchObject([{ kind: 'levelApproved', level: { id: again.levelId } }]);
    const made = db.selectFrom('creators').select('id').where('name', '=', 'Made on the way');
    expect(await made.execute()).toHaveLength(1);
  });

  type Allowed = Awaited<ReturnType<typeof anAllowedLevel>>;
  const db = () => app.deps.db;
  it.each<[string, (level: Allowed) => Promise<unknown>, string]>([
    [
      'has a pass',
      async ({ levelId }) => {
        const pass = await passes.submit(levelId, { passerId: await aPlayer(db()) });
        return call('approvePass', { id: pass });
      },
      'PASSES',
    ],
    ['has a pending pass', ({ levelId }) => passes.submit(levelId), 'PASSES'],
    [
      'has a vote',
      ({ ratingId }) => call('saveRating', { id: ratingId, body: { rating: 'G5', comment: '' } }),
      'VOTES',
    ],
    [
      'was announced',
      ({ levelId }) => changeRow(db(), 'levels', levelId, { is_announced: true }),
      'ANNOUNCED',
    ],
    [
      'is a reference',
      ({ levelId: level_id }) =>
        db().insertInto('level_references').values({ difficulty_id: 21, level_id }).execute(),
      'REFERENCED',
    ],
    ['has verified credits', ({ levelId }) => call('verifyCredits', { id: levelId }), 'CREDITS'],
    ['was edited', ({ levelId }) => call('editLevel', { id: levelId, body: { song: 'Edited' } }), 'EDITED'],
    ['was deleted by hand', ({ levelId }) => call('deleteLevel', { id: levelId }), 'EDITED'],
  ])('stands once it %s', async (_name, happen, reason) => {
    const level = await anAllowedLevel();
    await happen(level);
    const before = await storedRow(db(), 'levels', level.levelId);
    const { outcome, problem } = await call('undoLevelDecision', { id: level.id });
    expect(outcome).toBe('409 DECISION_STANDS');
    expect(problem).toMatchObject({ reason, details: expect.stringMatching(/\.$/) });
    expect(await storedRow(db(), 'levels', level.levelId)).toEqual(before);
    expect(await storedRow(db(), 'level_submissions', level.id)).toMatchObject({
      status: 'approved',
      level_id: level.levelId,
      decided_by_id: admin.id,
    });
  });

  it('names all that it stands for', async () => {
    const { id, levelId, ratingId } = await anAllowedLevel();
    await call('saveRating', { id: ratingId, body: { rating: 'G5', comment: '' } });
    await call('editLevel', { id: levelId, body: { song: 'Edited' } });
    expect((await call('undoLevelDecision', { id })).problem).toMatchObject({
      reason: 'VOTES',
      details: 'The level has votes. The level was changed.',
    });
  });

  it('goes when its one pass was undone as well', async () => {
    const { id, levelId } = await anAllowedLevel();
    const pass = await passes.submit(levelId, { passerId: await aPlayer(app.deps.db) });
    await call('approvePass', { id: pass });
    await call('undoPassDecision', { id: pass });
    expect((await call('undoLevelDecision', { id })).problem.reason).toBe('PASSES');
    await call('declinePass', { id: pass });
    expect((await call('undoLevelDecision', { id })).status).toBe(200);
    await expectStandingsFromNothing(app.deps.db);
  });
});

describe('a decision stands', () => {
  it('after a day, of either kind', async () => {
    const [level, pass] = [await anAllowedLevel(), await anAllowedPass()];
    const dayAgo = app.clock.now().getTime() - 24 * HOUR;
    await changeRow(app.deps.db, 'level_submissions', level.id, { decided_at: new Date(dayAgo) });
    const { outcome, problem } = await call('undoLevelDecision', { id: level.id });
    expect([outcome, problem.reason]).toEqual(['409 DECISION_STANDS', 'EXPIRED']);
    expect(await storedRow(app.deps.db, 'levels', level.levelId)).toMatchObject({ is_deleted: false });
    await changeRow(app.deps.db, 'pass_submissions', pass.id, { decided_at: new Date(dayAgo + 1) });
    expect((await call('undoPassDecision', { id: pass.id })).status).toBe(200);
  });

  it('where nobody decided, it was withdrawn, or it was undone already', async () => {
    const me = await signedInUser(app);
    const id = await aLevelForm();
    expect((await call('undoLevelDecision', { id })).outcome).toBe('409 NOT_DECIDED');
    const own = (await send('level', levelBody(), me)).body.submissionId;
    await app.as(me).call('withdrawSubmission', { type: 'level', id: own });
    expect((await call('undoLevelDecision', { id: own })).outcome).toBe('409 NOT_DECIDED');
    expect((await storedRow(app.deps.db, 'level_submissions', own)).status).toBe('withdrawn');
    const { id: pass } = await anAllowedPass();
    expect((await call('undoPassDecision', { id: pass })).status).toBe(200);
    expect((await call('undoPassDecision', { id: pass })).outcome).toBe('409 NOT_DECIDED');
    expect((await call('undoPassDecision', { id: 999_999 })).outcome).toBe('404 NOT_FOUND');
  });

  it('where another one than was meant was made since', async () => {
    const { id, decidedAt } = await anAllowedPass();
    await call('undoPassDecision', { id, body: { decidedAt } });
    await call('declinePass', { id, body: { reason: 'On second thought' } });
    const { outcome, problem } = await call('undoPassDecision', { id, body: { decidedAt } });
    expect([outcome, problem.reason]).toEqual(['409 DECISION_STANDS', 'DECIDED_ANEW']);
    expect(await storedRow(app.deps.db, 'pass_submissions', id)).toMatchObject({ status: 'declined' });
  });

  it('where the same was submitted again', async () => {
    const me = await signedInUser(app);
    const level = levelBody({ song: 'Twice over' });
    const pass = passBody(await aLevel(app.deps.db), { videoLink: aVideo() });
    for (const [kind, body] of [
      ['level', level],
      ['pass', pass],
    ] as const) {
      const [decline, undo] =
        kind === 'level'
          ? (['declineLevel', 'undoLevelDecision'] as const)
          : (['declinePass', 'undoPassDecision'] as const);
      const id = (await send(kind, body, me)).body.submissionId;
      await call(decline, { id });
      const again = (await send(kind, body, me)).body.submissionId;
      const { outcome, problem } = await call(undo, { id });
      expect([outcome, problem.reason]).toEqual(['409 DECISION_STANDS', 'SUBMITTED_AGAIN']);
      expect((await storedRow(app.deps.db, `${kind}_submissions`, id)).status).toBe('declined');
      await call(decline, { id: again });
      expect((await call(undo, { id })).status).toBe(200);
    }
  });

  it('for everyone but super admins, and for nonsense', async () => {
    const { id } = await anAllowedPass();
    for (const role of ['rater', undefined] as const) {
      const somebody = await signedInUser(app, role ? { role } : {});
      expect((await app.as(somebody).call('undoPassDecision', { id })).outcome).toBe('403 FORBIDDEN');
    }
    expect((await app.call('undoPassDecision', { id })).outcome).toBe('401 UNAUTHENTICATED');
    for (const decidedAt of ['yesterday', 7, { at: 1 }, '2026-13-01T00:00:00Z'])
      expect((await call('undoPassDecision', { id, body: { decidedAt } as never })).status).toBe(400);
    expect((await call('undoPassDecision', { id: 'x' })).status).toBe(400);
    expect((await call('undoPassDecision', { id, body: { decidedAt: '' } })).status).toBe(200);
  });
});
