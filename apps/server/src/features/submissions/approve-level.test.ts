import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCreator, aTeam } from '../../testing/catalogue.ts';
import { aVideo, chosen, fresh } from '../../testing/forms.ts';
import { loggedActions } from '../../testing/log-of.ts';
import { changeRow, storedRow } from '../../testing/stored-row.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';

const app = appOfTests();
const { submit, call, pending } = submissionsOfTests(app).levels;

const rowsOf = async (levelId: number) => {
  const { db } = app.deps;
  const level = await storedRow(db, 'levels', levelId);
  const credits = await db
    .selectFrom('credits')
    .selectAll()
    .where('level_id', '=', levelId)
    .orderBy('id')
    .execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('level_id', '=', levelId).execute();
  return { level, credits, ratings };
};

describe('approving a level', () => {
  it('makes the level with credits, team and an open rating', async () => {
    const [ann, bob, cleo] = [
      await aCreator(app.deps.db),
      await aCreator(app.deps.db, { is_verified: true }),
      await aCreator(app.deps.db),
    ];
    const team = await aTeam(app.deps.db, 'Lantern crew');
    const id = await submit({
      diff: 'P12-14',
      creatorRequests: [chosen(cleo, 'vfxer'), chosen(ann), chosen(bob), chosen(ann, 'vfxer')],
      teamRequest: { teamName: 'typed', teamId: team.id, isNewRequest: false },
    });
    const { status, body } = await call('approveLevel', { id });
    expect(status).toBe(200);
    expect(body.submission).toMatchObject({
      id,
      status: 'approved',
      levelId: body.levelId,
      queuePosition: null,
    });
    const { level, credits, ratings } = await rowsOf(body.levelId);
    expect(level).toMatchObject({
      song: 'Paper Lantern',
      artist: 'Moss & Ember',
      charter: `${ann.name} & ${bob.name}`,
      vfxer: `${cleo.name} & ${ann.name}`,
      creator: `${ann.name} & ${bob.name} | ${cleo.name} & ${ann.name}`,
      team: 'Lantern crew',
      team_id: team.id,
      diff_id: 0,
      previous_diff_id: 0,
      base_score: null,
      to_rate: true,
      is_announced: false,
      is_hidden: false,
      is_deleted: false,
      is_verified: false,
      clears: 0,
      public_comments: '',
      dl_link: 'https://files.example.org/level.zip',
    });
    expect(
      credits.map(({ creator_id, role, is_verified }) => [creator_id, role, is_verified]).sort(),
    ).toEqual(
      [
        [ann.id, 'charter', false],
        [bob.id, 'charter', true],
        [cleo.id, 'vfxer', false],
        [ann.id, 'vfxer', false],
      ].sort(),
    );
    expect(ratings).toMatchObject([
      { id: body.ratingId, requester_fr: 'P12-14', low_diff: true, confirmed_at: null },
    ]);
    expect(await loggedActions(app.deps.db, 'levelSubmission', id)).toEqual(['levelSubmission.approve']);
  });

  it('is verified when every credited creator is, and credits a creator once a role', async () => {
    const ann = await aCreator(app.deps.db, { is_verified: true });
    const id = await submit({ creatorRequests: [chosen(ann), fresh('Somebody')] });
    const [, second] = (await pending(id))!.creatorRequests;
    await call('assignCreator', {
      id,
      body: { creatorId: ann.id, role: 'charter', creditRequestId: second?.id },
    });
    const { body } = await call('approveLevel', { id });
    const { level, credits } = await rowsOf(body.levelId);
    expect([level.is_verified, level.charter, credits.length]).toEqual([true, ann.name, 1]);
  });

  it('shows the level at once in the list, as an unranked one', async () => {
    const id = await submit({
      song: 'Fresh on the list',
      creatorRequests: [chosen(await aCreator(app.deps.db))],
    });
    const { body } = await call('approveLevel', { id });
    const list = await app.call('listLevels', { query: 'song=Fresh on the list' });
    expect(list.body.results).toMatchObject([{ id: body.levelId, diffId: 0, toRate: true }]);
  });

  it('takes links and names as long as they may be', async () => {
    const longLink = () =>
      `https://a.example/${[...randomBytes(1900)].map((byte) => String.fromCharCode(0x4e00 + byte * 7)).join('')}`;
    const id = await submit({
      videoLink: longLink(),
      directDL: longLink(),
      wsLink: longLink(),
      song: '長'.repeat(500),
      artist: '😀'.repeat(500),
      creatorRequests: [chosen(await aCreator(app.deps.db))],
    });
    expect((await pending(id))!.duplicates).toBeUndefined();
    expect((await call('approveLevel', { id })).status).toBe(200);
  });

  it('waits for every request', async () => {
    const ann = await aCreator(app.deps.db);
    const id = await submit({
      creatorRequests: [chosen(ann), fresh('New one')],
      teamRequest: { teamName: 'New team', isNewRequest: true },
    });
    const { creatorRequests, teamRequestData } = (await pending(id))!;
    const { outcome, problem } = await call('approveLevel', { id });
    expect(outcome).toBe('400 UNRESOLVED_REQUESTS');
    expect(problem.ids).toEqual([
      creatorRequests.find((row) => row.creatorId === null)!.id,
      teamRequestData!.id,
    ]);
    expect((await pending(id))?.status).toBe('pending');
  });

  it('is done once, also when two try at once', async () => {
    const id = await submit({ song: 'Only once', creatorRequests: [chosen(await aCreator(app.deps.db))] });
    const replies = await Promise.all(Array.from({ length: 5 }, () => call('approveLevel', { id })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.problem.code).toBe('NOT_PENDING');
    const levels = await app.deps.db
      .selectFrom('levels')
      .select('id')
      .where('song', '=', 'Only once')
      .execute();
    expect(levels).toHaveLength(1);
  });

  it('leaves nothing behind when a creator is gone', async () => {
    const { db } = app.deps;
    const [ann, bob] = [await aCreator(app.deps.db), await aCreator(app.deps.db)];
    const id = await submit({ song: 'Half made', creatorRequests: [chosen(ann)] });
    await changeRow(db, 'creators', ann.id, { merged_into_id: bob.id });
    const { outcome, problem } = await call('approveLevel', { id });
    expect([outcome, problem.ids]).toEqual(['404 CREATOR_NOT_FOUND', [ann.id]]);
    expect(await db.selectFrom('levels').select('id').where('song', '=', 'Half made').execute()).toEqual([]);
    expect(await loggedActions(app.deps.db, 'levelSubmission', id)).toEqual([]);
  });
});

describe('declining a level', () => {
  it('keeps the reason and frees the way for the same level', async () => {
    const videoLink = aVideo();
    const id = await submit({ videoLink });
    const { status, body } = await call('declineLevel', { id, body: { reason: ' Offset is wrong ' } });
    expect([status, body.submission.status, body.submission.declineReason]).toEqual([
      200,
      'declined',
      'Offset is wrong',
    ]);
    expect((await call('declineLevel', { id })).problem.code).toBe('NOT_PENDING');
    expect((await call('approveLevel', { id })).problem.code).toBe('NOT_PENDING');
    await submit({ videoLink });
  });

  it('takes no reason, null or "", and at most 500 characters', async () => {
    const id = await submit();
    expect((await call('declineLevel', { id, body: { reason: 'x'.repeat(501) } })).status).toBe(400);
    expect(
      (await call('declineLevel', { id, body: { reason: null } })).body.submission.declineReason,
    ).toBeNull();
    expect((await call('declineLevel', { id: await submit() })).body.submission.declineReason).toBeNull();
  });
});
