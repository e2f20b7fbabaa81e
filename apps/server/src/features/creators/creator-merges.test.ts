import type { ReplyOf } from '@rondo/contract/calls';
import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, aTeam } from '../../testing/catalogue.ts';
import { chosen, fresh, levelBody } from '../../testing/forms.ts';
import { runJob } from '../../testing/run-job.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { removeMergedCreators } from './sweep.ts';

/** Two apps on one database, like two server processes. */
const site = appOfTests({ connections: 10 });
const other = appOfTests({ connections: 6, beside: site });
const submissions = submissionsOfTests(site);

type Reply = Awaited<ReturnType<TestApp['call']>>;
const { call } = site.as(submissions.admin);
const merge = (sourceId: number, targetId: number, at: TestApp = site) =>
  at.as(submissions.admin).call('mergeCreators', { body: { sourceId, targetId } });
const undo = (mergeId: number, at: TestApp = site) =>
  at.as(submissions.admin).call('undoCreatorMerge', { mergeId });
const facts = ({ outcome, body: { reason, ids } }: Reply) => [outcome, reason, ids];
const setCredits = (level: number, ...creators: { id: number; role: string }[]) =>
  call('setCredits', { id: level, body: { creators } });

/** Everything that a merge can touch. */
async function everything() {
  const { db } = site.deps;
  const rows = async (table: 'creators' | 'credits' | 'credit_requests' | 'team_members' | 'level_cards') =>
    (await db.selectFrom(table).selectAll().execute())
      .map((row) => JSON.stringify({ ...row, updated_at: null }))
      .sort();
  return {
    creators: await rows('creators'),
    credits: await rows('credits'),
    requests: await rows('credit_requests'),
    members: await rows('team_members'),
    cards: await rows('level_cards'),
  };
}

/** A source with a credit of its own, one that the target has too, a team, a user and a pending request. */
async function twoCreators() {
  const { db } = site.deps;
  const source = await aCreator(db);
  const target = await aCreator(db, { is_verified: true });
  await call('editCreator', { id: source.id, body: { aliases: ['first', 'second'] } });
  await call('editCreator', { id: target.id, body: { aliases: ['SECOND', 'third'] } });
  const user = await signedInUser(site);
  await call('linkCreator', { id: source.id, discordId: user.id });
  const [own, shared] = [await aLevel(db), await aLevel(db)];
  await setCredits(own, { id: source.id, role: 'charter' });
  await setCredits(shared, { id: source.id, role: 'charter' }, { id: target.id, role: 'charter' });
  const team = await aTeam(db, `Team of ${source.name}`);
  await call('editTeam', { id: team.id, body: { members: [source.id] } });
  const pending = await submissions.submit(
    'level',
    levelBody({ song: `By ${source.name}`, creatorRequests: [chosen(source)] }),
  );
  return { source, target, user, own, shared, team, pending };
}

describe('merging creators', () => {
  it('shows before what it moves, moves it, and an undo gives every row back', async () => {
    const { source, target, user, own, shared, team, pending } = await twoCreators();
    const before = await everything();
    const preview = await call('previewCreatorMerge', { sourceId: source.id, targetId: target.id });
    expect(preview.body).toMatchObject({
      source: { id: source.id },
      target: { id: target.id },
      credits: 2,
      sharedCredits: 1,
      requests: 1,
      pendingRequests: 1,
      newAliases: [source.name, 'first'],
      teams: [team.name],
      user: { id: user.id, isMoving: true },
    });
    expect(await everything()).toEqual(before);

    const merged = await merge(source.id, target.id);
    expect(merged.body.creator).toMatchObject({
      id: target.id,
      aliases: ['SECOND', 'third', source.name, 'first'],
      levelCount: 2,
      user: { id: user.id },
    });
    expect((await call('creator', { id: source.id })).status).toBe(404);
    expect((await call('searchCreators', { query: source.name })).body.map(({ id }) => id)).toEqual([
      target.id,
    ]);
    for (const level of [own, shared]) {
      const { body } = await site.call('levelDetail', { id: level });
      expect(body.levelCredits.map(({ creatorId }) => creatorId)).toEqual([target.id]);
    }
    const [card] = (await submissions.call('pendingLevels')).body.filter(({ id }) => id === pending);
    expect(card?.creatorRequests).toMatchObject([{ creatorId: target.id, creatorName: target.name }]);

    const listed = await call('creatorMerges');
    const [latest] = listed.body;
    expect(latest).toMatchObject({
      mergeId: merged.body.mergeId,
      source: { id: source.id, name: source.name },
      target: { id: target.id },
      actor: { id: submissions.admin.id },
      undoneAt: null,
      moved: { credits: 2, requests: 1, teams: 1 },
    });
    expect(Date.parse(latest!.undoUntil) - Date.parse(latest!.createdAt)).toBe(30 * 86_400_000);

    const undone = await undo(merged.body.mergeId);
    expect([undone.status, undone.body.creator.id, undone.body.target.id]).toEqual([
      200,
      source.id,
      target.id,
    ]);
    expect(await everything()).toEqual(before);
    expect(facts(await undo(merged.body.mergeId))).toEqual(['409 UNDO_BLOCKED', 'ALREADY_UNDONE', undefined]);
  });

  it('keeps the user and the chat account of a target that has its own; those of the source are free', async () => {
    const { source, target, user } = await twoCreators();
    const own = await signedInUser(site);
    await call('linkCreator', { id: target.id, discordId: own.id });
    const preview = await call('previewCreatorMerge', { sourceId: source.id, targetId: target.id });
    expect(preview.body.user).toMatchObject({ id: user.id, isMoving: false });
    const merged = await merge(source.id, target.id);
    expect(merged.body.creator.user?.id).toBe(own.id);
    const third = await aCreator(site.deps.db);
    expect((await call('linkCreator', { id: third.id, discordId: user.id })).status).toBe(200);
    expect(facts(await undo(merged.body.mergeId))).toEqual(['409 UNDO_BLOCKED', 'USER_LINKED', [third.id]]);
    await call('unlinkCreator', { id: third.id });
    expect((await undo(merged.body.mergeId)).body.creator.user?.id).toBe(user.id);
  });

  it('refuses itself and who is not there', async () => {
    const { id } = await aCreator(site.deps.db);
    expect(facts(await merge(id, id))).toEqual(['400 SAME_CREATOR', undefined, undefined]);
    expect(facts(await merge(id, 2 ** 31))).toEqual(['404 CREATOR_NOT_FOUND', undefined, [2 ** 31]]);
    const preview = await call('previewCreatorMerge', { sourceId: 1_999_999_999, targetId: id });
    expect(facts(preview)).toEqual(['404 CREATOR_NOT_FOUND', undefined, [1_999_999_999]]);
    expect((await call('previewCreatorMerge', { sourceId: id, targetId: id })).problem.code).toBe(
      'SAME_CREATOR',
    );
    expect((await undo(1_999_999_999)).status).toBe(404);
  });
});

describe('what prevents an undo', () => {
  it('a name in use, changed credits, another merge or split of the target', async () => {
    const { db } = site.deps;
    const { source, target, own } = await twoCreators();
    const { mergeId } = (await merge(source.id, target.id)).body;
    await call('editCreator', { id: target.id, body: { aliases: [] } });
    const named = (await call('newCreator', { body: { name: source.name.toUpperCase() } })).body;
    expect(facts(await undo(mergeId))).toEqual(['409 UNDO_BLOCKED', 'NAME_IN_USE', [named.id]]);
    await call('editCreator', { id: named.id, body: { name: `${named.name} the Second` } });

    const stranger = await aCreator(db);
    await setCredits(own, { id: stranger.id, role: 'charter' });
    const changed = await undo(mergeId);
    expect(facts(changed)).toEqual(['409 UNDO_BLOCKED', 'CREDITS_CHANGED', [own]]);
    expect(changed.problem.details).toContain('1 levels');
    await setCredits(own, { id: stranger.id, role: 'vfxer' }, { id: target.id, role: 'charter' });

    const later = (await merge(target.id, stranger.id)).body.mergeId;
    expect(facts(await undo(mergeId))).toEqual(['409 UNDO_BLOCKED', 'TARGET_MERGED', [later]]);
    expect((await undo(later)).status).toBe(200);
    expect((await undo(mergeId)).status).toBe(200);
    const back = await site.call('levelDetail', { id: own });
    expect(back.body.levelCredits.map(({ creatorId, role }) => [creatorId, role])).toEqual([
      [source.id, 'charter'],
      [stranger.id, 'vfxer'],
    ]);

    const again = (await merge(source.id, target.id)).body.mergeId;
    await call('splitCreator', { body: { creatorId: target.id, newNames: [`${target.name} half`] } });
    expect(facts(await undo(again))).toEqual(['409 UNDO_BLOCKED', 'TARGET_GONE', [target.id]]);
  });

  it('what was decided since stays with the target', async () => {
    const { source, target, pending } = await twoCreators();
    const { mergeId } = (await merge(source.id, target.id)).body;
    const approved = await submissions.call('approveLevel', { id: pending });
    await call('newTeam', { body: { name: `Later team of ${target.name}`, members: [target.id] } });
    expect((await undo(mergeId)).status).toBe(200);
    const level = await site.call('levelDetail', { id: approved.body.levelId });
    expect(level.body.levelCredits).toMatchObject([{ creatorId: target.id }]);
    expect((await call('creator', { id: source.id })).body.levelCount).toBe(2);
  });
});

describe('two at once', () => {
  it('undo and undo, merge and merge: one wins, the other learns why', async () => {
    const { source, target } = await twoCreators();
    const third = await aCreator(site.deps.db);
    const merges = await Promise.all([merge(source.id, target.id), merge(source.id, third.id, other)]);
    expect(merges.map(({ status }) => status).sort()).toEqual([200, 404]);
    const won = merges.find(({ status }) => status === 200)!.body.mergeId;
    const undone = await Promise.all([undo(won), undo(won, other)]);
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [a, b] = await Promise.all([merge(source.id, target.id), merge(target.id, source.id, other)]);
    expect([a.status, b.status].sort()).toEqual([200, 404]);
  });

  it('merge and approve, merge and assign: what was asked of the source is the target’s, whoever comes first', async () => {
    const { db } = site.deps;
    for (let round = 0; round < 6; round++) {
      const [source, target, late] = [await aCreator(db), await aCreator(db), await aCreator(db)];
      const one = await submissions.submit(
        'level',
        levelBody({ song: `Race ${round}`, creatorRequests: [chosen(source)] }),
      );
      const two = await submissions.submit(
        'level',
        levelBody({ song: `Relay ${round}`, creatorRequests: [chosen(late), fresh('Whoever')] }),
      );
      const card = (await submissions.call('pendingLevels')).body.find(({ id }) => id === two);
      const request = card?.creatorRequests.find(({ isNewRequest }) => isNewRequest);
      const assign = () =>
        submissions.call('assignCreator', {
          id: two,
          body: { creatorId: source.id, role: 'charter', creditRequestId: request?.id },
        });
      const approve = () => submissions.call('approveLevel', { id: one });
      const race = () => merge(source.id, target.id, other);
      const calls = round % 2 === 0 ? [race, approve, assign] : [assign, approve, race];
      const replies = await Promise.all(calls.map((begin) => begin()));
      const [merged, approved, assigned] = round % 2 === 0 ? replies : replies.toReversed();
      expect([merged?.status, approved?.status]).toEqual([200, 200]);
      const level = await site.call('levelDetail', {
        id: (approved!.body as ReplyOf<'approveLevel'>).levelId,
      });
      expect(level.body.levelCredits).toMatchObject([{ creatorId: target.id }]);
      expect([200, 404]).toContain(assigned?.status);
      const left = await db
        .selectFrom('credit_requests')
        .select('id')
        .where('creator_id', '=', source.id)
        .execute();
      expect(left).toEqual([]);
      if (assigned?.status === 200) {
        const done = await submissions.call('approveLevel', { id: two });
        const credited = await site.call('levelDetail', { id: done.body.levelId });
        const ids = credited.body.levelCredits.map(({ creatorId }) => creatorId);
        expect(ids.sort()).toEqual([target.id, late.id].sort());
      }
    }
  });

  it('credits edit and edit, edit and merge: one set as a whole, and nobody who vanished', async () => {
    const { db } = site.deps;
    for (let round = 0; round < 4; round++) {
      const level = await aLevel(db);
      const [a, b, c] = [await aCreator(db), await aCreator(db), await aCreator(db)];
      await setCredits(level, { id: a.id, role: 'charter' });
      const put = (at: TestApp, ...creators: { id: number; role: string }[]) =>
        at.as(submissions.admin).call('setCredits', { id: level, body: { creators } });
      const charter = (id: number) => ({ id, role: 'charter' });
      const edits = await Promise.all([put(site, charter(a.id), charter(b.id)), put(other, charter(c.id))]);
      expect(edits.map(({ status }) => status)).toEqual([200, 200]);
      const present = async () =>
        (await db.selectFrom('credits').select('creator_id').where('level_id', '=', level).execute())
          .map(({ creator_id }) => creator_id)
          .sort((x, y) => x - y);
      expect([[a.id, b.id], [c.id]]).toContainEqual(await present());
      const both = await Promise.all([put(site, charter(b.id)), merge(b.id, c.id, other)]);
      expect(both[1].status).toBe(200);
      expect([200, 404]).toContain(both[0].status);
      expect(await present()).not.toContain(b.id);
    }
  });
});

describe('thirty days later', () => {
  it('the undo is over and the source is removed for good', async () => {
    const { source, target } = await twoCreators();
    const { mergeId } = (await merge(source.id, target.id)).body;
    const row = () =>
      site.deps.db.selectFrom('creators').select('id').where('id', '=', source.id).executeTakeFirst();
    site.clock.advance(30 * 86_400_000 - 1000);
    await runJob(site, removeMergedCreators);
    expect(await row()).toEqual({ id: source.id });
    site.clock.advance(2000);
    const { token } = await signedInUser(site, { role: 'superAdmin' });
    const expired = await site.as({ token }).call('undoCreatorMerge', { mergeId });
    expect(facts(expired)).toEqual(['409 UNDO_EXPIRED', undefined, undefined]);
    await runJob(site, removeMergedCreators);
    expect(await row()).toBeUndefined();
    const listed = await site.as({ token }).call('creatorMerges');
    expect(listed.body.map((row) => row.mergeId)).not.toContain(mergeId);
    expect((await call('creator', { id: target.id })).body.levelCount).toBe(2);
  });
});
