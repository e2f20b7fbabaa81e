import { describe, expect, it } from 'vitest';
import { aCreator, aLevel, aPlayer } from '../../testing/catalogue.ts';
import { chosen } from '../../testing/forms.ts';
import { loggedActions } from '../../testing/log-of.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { type Call, rounds, twoServersOfTests } from '../../testing/two-servers.ts';

/** A decision is undone at one server process while something happens at another. */
const { one, submissions, atOnce } = twoServersOfTests();
const { call } = submissions;

async function anAllowedPass() {
  const { db } = one.deps;
  const [levelId, playerId] = [await aLevel(db), await aPlayer(db)];
  const id = await submissions.passes.submit(levelId, { passerId: playerId });
  return { id, levelId, playerId, passId: (await call('approvePass', { id })).body.passId };
}
async function anAllowedLevel() {
  const creatorRequests = [chosen(await aCreator(one.deps.db))];
  const id = await submissions.levels.submit({ creatorRequests });
  return { id, ...(await call('approveLevel', { id })).body };
}
const isDeleted = async (levelId: number) => (await storedRow(one.deps.db, 'levels', levelId)).is_deleted;

describe('at the same moment', () => {
  it('two undo one decision: it is done once', async () => {
    for (const round of rounds) {
      const { id, passId } = await anAllowedPass();
      const replies = await atOnce(round, ['undoPassDecision', { id }], ['undoPassDecision', { id }]);
      expect(replies.map(({ outcome }) => outcome).sort()).toEqual(['200', '409 NOT_DECIDED']);
      expect(await loggedActions(one.deps.db, 'pass', passId)).toEqual(['pass.delete']);
      expect((await storedRow(one.deps.db, 'pass_submissions', id)).status).toBe('pending');
    }
    await expectStandingsFromNothing(one.deps.db);
  });

  it('one undoes it, another edits or moves the pass: it is deleted, wherever it is', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const { id, passId } = await anAllowedPass();
      const body = { levelId: await aLevel(db), playerId: await aPlayer(db), speed: 1.2 };
      const [undo, edit] = await atOnce(
        round,
        ['undoPassDecision', { id }],
        ['editPass', { id: passId, body }],
      );
      expect([undo.outcome, edit.status < 500], edit.text).toEqual(['200', true]);
      expect((await storedRow(db, 'passes', passId)).is_deleted).toBe(true);
    }
    await expectStandingsFromNothing(db);
  });

  it('one undoes it, another allows the next pass of the level: both hold', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const { id, levelId } = await anAllowedPass();
      const next = await submissions.passes.submit(levelId, { passerId: await aPlayer(db) });
      const replies = await atOnce(round, ['undoPassDecision', { id }], ['approvePass', { id: next }]);
      expect(replies.map(({ outcome }) => outcome)).toEqual(['200', '200']);
    }
    await expectStandingsFromNothing(db);
  });

  it('one undoes the approval of a level, another votes on it: the level goes or has the vote', async () => {
    for (const round of rounds) {
      const { id, levelId, ratingId } = await anAllowedLevel();
      const vote = { id: ratingId, body: { rating: 'G5', comment: '' } };
      const [undo, voted] = await atOnce(round, ['undoLevelDecision', { id }], ['saveRating', vote]);
      // Super admins may vote on a deleted level.
      expect(voted.outcome).toBe('200');
      expect(['200', '409 DECISION_STANDS']).toContain(undo.outcome);
      expect(await isDeleted(levelId)).toBe(undo.status === 200);
    }
  });

  it.each(['editLevel', 'verifyCredits', 'replaceReferences'] as const)(
    'one undoes the approval of a level, another does %s: the level goes first, or stands',
    async (name) => {
      for (const round of rounds) {
        const { id, levelId } = await anAllowedLevel();
        const references = [{ levelId, type: '' }];
        const change: Record<typeof name, Call> = {
          editLevel: ['editLevel', { id: levelId, body: { song: 'Edited meanwhile' } }],
          verifyCredits: ['verifyCredits', { id: levelId }],
          replaceReferences: ['replaceReferences', { difficultyId: 21, body: { references } }],
        };
        const [undo, changed] = await atOnce(round, ['undoLevelDecision', { id }], change[name]);
        expect(changed.status, changed.text).toBeLessThan(500);
        expect(['200', '409 DECISION_STANDS']).toContain(undo.outcome);
        expect(await isDeleted(levelId)).toBe(undo.status === 200);
        expect((await storedRow(one.deps.db, 'level_submissions', id)).status).toBe(
          undo.status === 200 ? 'pending' : 'approved',
        );
      }
    },
  );
});
