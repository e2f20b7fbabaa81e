import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { loggedActions } from '../../testing/log-of.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { type Call, rounds, twoServersOfTests } from '../../testing/two-servers.ts';
import { recomputeEverything } from '../players/index.ts';

/** Two super admins who edit at the same moment, each at a server process of its own. */
const { one, submissions, atOnce: callAtOnce } = twoServersOfTests();

/** What came of both calls. */
async function atOnce(round: number, first: Call, second: Call) {
  return (await callAtOnce(round, first, second)).map(({ outcome }) => outcome);
}

/** Two levels and two players; the first player has a pass on the first level, the second on both. */
async function table() {
  const { db } = one.deps;
  const [levelId, otherLevel] = [await aLevel(db), await aLevel(db, { diff_id: 30 })];
  const [ann, bob] = [await aPlayer(db), await aPlayer(db)];
  const passId = await aPass(db, { level_id: levelId, player_id: ann });
  const later = { player_id: bob, vid_upload_time: new Date('2024-02-02T00:00:00Z') };
  await aPass(db, { level_id: levelId, ...later, perfect: 900, e_perfect: 100 });
  await aPass(db, { level_id: otherLevel, ...later });
  await transaction(db, recomputeEverything);
  return { levelId, otherLevel, ann, bob, passId };
}

describe('two edits at once', () => {
  it('a level: one edit of a version holds, both without a version; standings follow', async () => {
    for (const round of rounds) {
      const { levelId } = await table();
      const edit = (body: object): Call<'editLevel'> => ['editLevel', { id: levelId, body }];
      const first = await atOnce(
        round,
        edit({ baseScore: 70, version: 1 }),
        edit({ diffId: 40, version: 1 }),
      );
      expect(first.sort()).toEqual(['200', '409 STALE']);
      expect(await atOnce(round, edit({ baseScore: 90 }), edit({ diffId: 22 }))).toEqual(['200', '200']);
      const { body } = await one.call('levelDetail', { id: levelId });
      expect([body.baseScore, body.diffId, body.version]).toEqual([90, 22, 4]);
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('an edit of a level and its deletion, hiding or restoring', async () => {
    for (const round of rounds) {
      const { levelId } = await table();
      const edit = (baseScore: number): Call<'editLevel'> => [
        'editLevel',
        { id: levelId, body: { baseScore } },
      ];
      expect(await atOnce(round, edit(55), ['deleteLevel', { id: levelId }])).toEqual(['200', '200']);
      await expectStandingsFromNothing(one.deps.db);
      expect(await atOnce(round, edit(66), ['restoreLevel', { id: levelId }])).toEqual(['200', '200']);
      expect(await atOnce(round, edit(77), ['toggleLevelHidden', { id: levelId }])).toEqual(['200', '200']);
      const { body } = await one.call('levelDetail', { id: levelId });
      expect(body).toMatchObject({ baseScore: 77, isDeleted: false, isHidden: true, version: 7 });
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('two deletions are one', async () => {
    const { levelId } = await table();
    const remove: Call<'deleteLevel'> = ['deleteLevel', { id: levelId }];
    expect(await atOnce(0, remove, remove)).toEqual(['200', '200']);
    expect(await loggedActions(one.deps.db, 'level', levelId)).toEqual(['level.delete']);
  });

  it('a pass and its level: the pass is scored by what the level has in the end', async () => {
    for (const round of rounds) {
      const { levelId, otherLevel, bob, passId } = await table();
      const replies = await atOnce(
        round,
        ['editPass', { id: passId, body: { levelId: otherLevel, playerId: bob, speed: 1.5 } }],
        ['editLevel', { id: round < 2 ? levelId : otherLevel, body: { baseScore: 333 } }],
      );
      expect(replies).toEqual(['200', '200']);
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('a pass twice, to two levels: it stands on one, with all that the other edit changed', async () => {
    for (const round of rounds) {
      const { levelId, otherLevel, bob, passId } = await table();
      const third = await aLevel(one.deps.db);
      const replies = await atOnce(
        round,
        ['editPass', { id: passId, body: { levelId: otherLevel, isDuplicate: true } }],
        ['editPass', { id: passId, body: { levelId: third, playerId: bob } }],
      );
      expect(replies).toEqual(['200', '200']);
      const { body } = await one.call('passDetail', { id: passId });
      expect([body.isDuplicate, body.playerId]).toEqual([true, bob]);
      expect([otherLevel, third]).toContain(body.levelId);
      expect(body.levelId).not.toBe(levelId);
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('an edit of a pass and its deletion, or the merge of its player', async () => {
    for (const round of rounds) {
      const { otherLevel, ann, bob, passId } = await table();
      const move: Call<'editPass'> = [
        'editPass',
        { id: passId, body: { levelId: otherLevel, judgements: { lPerfect: 10 } } },
      ];
      expect(await atOnce(round, move, ['deletePass', { id: passId }])).toEqual(['200', '200']);
      await expectStandingsFromNothing(one.deps.db);
      const restore: Call<'restorePass'> = ['restorePass', { id: passId }];
      const merge: Call<'mergePlayer'> = ['mergePlayer', { id: ann, body: { targetPlayerId: bob } }];
      expect(await atOnce(round, restore, merge)).toEqual(['200', '200']);
      const { body } = await one.call('passDetail', { id: passId });
      expect(body).toMatchObject({ isDeleted: false, playerId: bob, levelId: otherLevel });
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('a pass given to a player who is merged away: it goes along, or is refused', async () => {
    for (const round of rounds) {
      const { ann, bob, passId } = await table();
      const [give, merge] = await atOnce(
        round,
        ['editPass', { id: passId, body: { playerId: bob } }],
        ['mergePlayer', { id: bob, body: { targetPlayerId: ann } }],
      );
      expect(merge).toBe('200');
      expect(['200', '404 PLAYER_NOT_FOUND']).toContain(give);
      expect((await one.call('passDetail', { id: passId })).body.playerId).toBe(ann);
      await expectStandingsFromNothing(one.deps.db);
    }
  });
});

describe('edits and approvals at once', () => {
  it('a level is deleted while a pass on it is approved: the pass is there or was refused', async () => {
    for (const round of rounds) {
      const { levelId, ann } = await table();
      const id = await submissions.passes.submit(levelId, { passerId: ann });
      const [approval, deletion] = await atOnce(
        round,
        ['approvePass', { id }],
        ['deleteLevel', { id: levelId }],
      );
      expect(deletion).toBe('200');
      expect(['200', '400 LEVEL_DELETED']).toContain(approval);
      await expectStandingsFromNothing(one.deps.db);
    }
  });
});

describe('the same alias twice at once', () => {
  it('is added once', async () => {
    for (const round of rounds) {
      const id = await aLevel(one.deps.db);
      const add = (alias: string): Call<'addLevelAlias'> => [
        'addLevelAlias',
        { id, body: { field: 'song', alias } },
      ];
      const replies = await atOnce(round, add('Twin'), add('TWIN'));
      expect(replies.sort()).toEqual(['201', '409 ALIAS_EXISTS']);
    }
  });

  it('is propagated from two levels to each other and the rest without a deadlock', async () => {
    for (const round of rounds) {
      const song = `Shared ${round}`;
      const ids: number[] = [];
      for (let n = 0; n < 6; n++) ids.push(await aLevel(one.deps.db, { song }));
      const add = (id: number | undefined): Call<'addLevelAlias'> => [
        'addLevelAlias',
        { id: id ?? 0, body: { field: 'song', alias: 'Common', propagate: true } },
      ];
      const replies = await atOnce(round, add(ids[0]), add(ids.at(-1)));
      expect(replies.sort()).toEqual(['201', '409 ALIAS_EXISTS']);
      const aliases = one.deps.db
        .selectFrom('level_aliases')
        .select('level_id')
        .where('alias', '=', 'Common');
      const rows = await aliases.where('level_id', 'in', ids).orderBy('level_id').execute();
      expect(rows.map((row) => row.level_id)).toEqual(ids);
    }
  });
});
