import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatementsIn } from '../../platform/db/statement-count.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { aVideo, levelBody } from '../../testing/forms.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { readLevelForm } from './level-form.ts';
import { pendingLevels } from './pending-lists.ts';
import { submitLevel } from './submit-level.ts';

let app: TestApp;
let user: TestUser;
let admin: TestUser;
beforeAll(async () => {
  app = await testApp();
  user = await signedInUser(app);
  admin = await signedInUser(app, { role: 'superAdmin' });
});
afterAll(() => app.close());

const submit = async (changes: Record<string, unknown> = {}): Promise<number> => {
  const headers = { 'x-form-type': 'level' };
  const reply = await app.call('POST', '/v2/form/form-submit', {
    token: user.token,
    headers,
    body: levelBody(changes),
  });
  expect(reply.status).toBe(200);
  return reply.body.submissionId;
};
const review = (method: string, path: string, body?: unknown) =>
  app.call(method, `/v2/admin/submissions/levels/${path}`, { token: admin.token, body });
let made = 0;
const aCreator = async (fields: { is_verified?: boolean; name?: string } = {}) => {
  made += 1;
  const row = { name: `Creator ${made}`, ...fields };
  return app.deps.db.insertInto('creators').values(row).returning(['id', 'name']).executeTakeFirstOrThrow();
};
const aTeam = async (name: string) =>
  app.deps.db.insertInto('teams').values({ name }).returning(['id', 'name']).executeTakeFirstOrThrow();
const chosen = ({ id }: { id: number }, role = 'charter') => ({
  creatorName: 'typed',
  creatorId: id,
  role,
  isNewRequest: false,
});
const fresh = (creatorName: string, role = 'charter') => ({
  creatorName,
  creatorId: null,
  role,
  isNewRequest: true,
});
const rowsOf = async (levelId: number) => {
  const { db } = app.deps;
  const level = await db.selectFrom('levels').selectAll().where('id', '=', levelId).executeTakeFirstOrThrow();
  const credits = await db
    .selectFrom('credits')
    .selectAll()
    .where('level_id', '=', levelId)
    .orderBy('id')
    .execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('level_id', '=', levelId).execute();
  return { level, credits, ratings };
};
const pendingRow = async (id: number) => {
  const { body } = await review('GET', 'pending');
  return body.find((row: { id: number }) => row.id === id);
};
const auditOf = async (id: number) => {
  const rows = await app.deps.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'levelSubmission')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.action);
};

describe('approving a level', () => {
  it('makes the level with credits, team and an open rating', async () => {
    const [ann, bob, cleo] = [await aCreator(), await aCreator({ is_verified: true }), await aCreator()];
    const team = await aTeam('Lantern crew');
    const id = await submit({
      diff: 'P12-14',
      creatorRequests: [chosen(cleo, 'vfxer'), chosen(ann), chosen(bob), chosen(ann, 'vfxer')],
      teamRequest: { teamName: 'typed', teamId: team.id, isNewRequest: false },
    });
    const { status, body } = await review('PUT', `${id}/approve`);
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
    expect(await auditOf(id)).toEqual(['levelSubmission.approve']);
  });

  it('is verified when every credited creator is, and credits a creator once a role', async () => {
    const ann = await aCreator({ is_verified: true });
    const id = await submit({ creatorRequests: [chosen(ann), fresh('Somebody')] });
    const [, second] = (await pendingRow(id)).creatorRequests;
    await review('PUT', `${id}/assign-creator`, {
      creatorId: ann.id,
      role: 'charter',
      creditRequestId: second.id,
    });
    const { body } = await review('PUT', `${id}/approve`);
    const { level, credits } = await rowsOf(body.levelId);
    expect([level.is_verified, level.charter, credits.length]).toEqual([true, ann.name, 1]);
  });

  it('shows the level at once in the list, as an unranked one', async () => {
    const id = await submit({ song: 'Fresh on the list', creatorRequests: [chosen(await aCreator())] });
    const { body } = await review('PUT', `${id}/approve`);
    const list = await app.call('GET', '/v2/database/levels', { query: { query: 'song=Fresh on the list' } });
    expect(list.body.results).toMatchObject([{ id: body.levelId, diffId: 0, toRate: true }]);
  });

  it('waits for every request', async () => {
    const ann = await aCreator();
    const id = await submit({
      creatorRequests: [chosen(ann), fresh('New one')],
      teamRequest: { teamName: 'New team', isNewRequest: true },
    });
    const { creatorRequests, teamRequestData } = await pendingRow(id);
    const { status, body } = await review('PUT', `${id}/approve`);
    expect([status, body.code]).toEqual([400, 'UNRESOLVED_REQUESTS']);
    expect(body.ids).toEqual([
      creatorRequests.find((row: { creatorId: null }) => row.creatorId === null).id,
      teamRequestData.id,
    ]);
    expect((await pendingRow(id)).status).toBe('pending');
  });

  it('is done once, also when two try at once', async () => {
    const id = await submit({ song: 'Only once', creatorRequests: [chosen(await aCreator())] });
    const replies = await Promise.all(Array.from({ length: 5 }, () => review('PUT', `${id}/approve`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('NOT_PENDING');
    const levels = await app.deps.db
      .selectFrom('levels')
      .select('id')
      .where('song', '=', 'Only once')
      .execute();
    expect(levels).toHaveLength(1);
  });

  it('leaves nothing behind when a creator is gone', async () => {
    const { db } = app.deps;
    const [ann, bob] = [await aCreator(), await aCreator()];
    const id = await submit({ song: 'Half made', creatorRequests: [chosen(ann)] });
    await db.updateTable('creators').set({ merged_into_id: bob.id }).where('id', '=', ann.id).execute();
    const { status, body } = await review('PUT', `${id}/approve`);
    expect([status, body.code, body.ids]).toEqual([404, 'CREATOR_NOT_FOUND', [ann.id]]);
    expect(await db.selectFrom('levels').select('id').where('song', '=', 'Half made').execute()).toEqual([]);
    expect(await auditOf(id)).toEqual([]);
  });
});

describe('declining a level', () => {
  it('keeps the reason and frees the way for the same level', async () => {
    const videoLink = aVideo();
    const id = await submit({ videoLink });
    const { status, body } = await review('PUT', `${id}/decline`, { reason: ' Offset is wrong ' });
    expect([status, body.submission.status, body.submission.declineReason]).toEqual([
      200,
      'declined',
      'Offset is wrong',
    ]);
    expect((await review('PUT', `${id}/decline`)).body.code).toBe('NOT_PENDING');
    expect((await review('PUT', `${id}/approve`)).body.code).toBe('NOT_PENDING');
    await submit({ videoLink });
  });

  it('takes no reason, null or "", and at most 500 characters', async () => {
    const id = await submit();
    expect((await review('PUT', `${id}/decline`, { reason: 'x'.repeat(501) })).status).toBe(400);
    expect((await review('PUT', `${id}/decline`, { reason: null })).body.submission.declineReason).toBeNull();
    expect((await review('PUT', `${await submit()}/decline`)).body.submission.declineReason).toBeNull();
  });
});

describe('the requests of a pending level', () => {
  it('get profiles at once; items without a creator are left alone', async () => {
    const [ann, team] = [await aCreator(), await aTeam('Assigned team')];
    const id = await submit({
      creatorRequests: [fresh('One'), fresh('Two'), fresh('Three', 'vfxer')],
      teamRequest: { teamName: 'Wanted', isNewRequest: true },
    });
    const [one, two, three] = (await pendingRow(id)).creatorRequests;
    const { status, body } = await review('PUT', `${id}/profiles`, {
      creatorRequests: [
        { id: one.id, creatorId: ann.id, isNewRequest: true },
        { id: two.id, creatorId: null, creatorName: 'Changed' },
        { id: `${three.id}`, creatorId: `${ann.id}`, creatorName: 'As written' },
      ],
      teamRequestData: { teamId: team.id },
    });
    expect(status).toBe(200);
    expect(body.creatorRequests).toMatchObject([
      {
        id: one.id,
        creatorId: ann.id,
        creatorName: ann.name,
        isNewRequest: false,
        creator: { id: ann.id, name: ann.name },
      },
      { id: two.id, creatorId: null, creatorName: 'Two', isNewRequest: true, creator: null },
      { id: three.id, creatorId: ann.id, creatorName: 'As written', isNewRequest: false },
    ]);
    expect(body.teamRequestData).toMatchObject({
      teamId: team.id,
      teamName: team.name,
      team: { id: team.id },
    });
    expect(body.submission).toMatchObject({ id, status: 'pending' });
    const { submission, message, ...bare } = body;
    expect(submission).toEqual(bare);
    expect(message).not.toBe('');
  });

  it('name what is not there and change nothing', async () => {
    const ann = await aCreator();
    const id = await submit();
    const [request] = (await pendingRow(id)).creatorRequests;
    for (const [body, code] of [
      [
        {
          creatorRequests: [
            { id: request.id, creatorId: ann.id },
            { id: 999_999, creatorId: ann.id },
          ],
        },
        'REQUEST_NOT_FOUND',
      ],
      [{ creatorRequests: [{ id: request.id, creatorId: 999_999 }] }, 'CREATOR_NOT_FOUND'],
      [{ creatorRequests: [{ id: request.id, creatorId: 3_000_000_000 }] }, 'CREATOR_NOT_FOUND'],
      [{ teamRequestData: { teamId: 1 } }, 'REQUEST_NOT_FOUND'],
    ] as const) {
      const reply = await review('PUT', `${id}/profiles`, body);
      expect([reply.status, reply.body.code]).toEqual([404, code]);
    }
    await review('POST', `${id}/creator-requests`, { role: 'team' });
    for (const teamId of [999_999, 3_000_000_000])
      expect((await review('PUT', `${id}/profiles`, { teamRequestData: { teamId } })).body.code).toBe(
        'TEAM_NOT_FOUND',
      );
    expect((await pendingRow(id)).creatorRequests).toMatchObject([{ creatorId: null, isNewRequest: true }]);
  });

  it('can be added, one team at most, and removed, but for the last charter', async () => {
    const id = await submit();
    const [charter] = (await pendingRow(id)).creatorRequests;
    expect((await review('DELETE', `${id}/creator-requests/${charter.id}`)).body.code).toBe('LAST_CHARTER');
    const added = await review('POST', `${id}/creator-requests`, { role: 'charter' });
    expect(added.body.creatorRequests).toMatchObject([
      { id: charter.id },
      { creatorName: 'New charter', isNewRequest: true },
    ]);
    expect((await review('DELETE', `${id}/creator-requests/${charter.id}`)).status).toBe(200);
    expect((await review('POST', `${id}/creator-requests`, { role: 'vfxer' })).status).toBe(200);
    const team = await review('POST', `${id}/creator-requests`, { role: 'team' });
    expect(team.body.teamRequestData).toMatchObject({
      role: 'team',
      teamName: 'New team',
      isNewRequest: true,
      team: null,
    });
    const second = await review('POST', `${id}/creator-requests`, { role: 'team' });
    expect([second.status, second.body.code]).toEqual([409, 'TEAM_REQUEST_EXISTS']);
    const without = await review('DELETE', `${id}/creator-requests/${team.body.teamRequestData.id}`);
    expect(without.body.teamRequestData).toBeNull();
    expect((await review('DELETE', `${id}/creator-requests/999999`)).body.code).toBe('REQUEST_NOT_FOUND');
    expect((await review('POST', `${id}/creator-requests`, { role: 'artist' })).status).toBe(400);
    expect(await auditOf(id)).toHaveLength(5);
  });

  it('get a new creator or team under a free name', async () => {
    const id = await submit({ teamRequest: { teamName: 'Wanted', isNewRequest: true } });
    const { creatorRequests, teamRequestData } = await pendingRow(id);
    const creditRequestId = creatorRequests[0].id;
    const reply = await review('POST', `${id}/creators`, {
      name: ' Brand New ',
      aliases: ['BN', ' ', 'bn'],
      role: 'charter',
      creditRequestId,
    });
    expect(reply.status).toBe(200);
    expect(reply.body.creatorRequests[0]).toMatchObject({
      creatorName: 'Brand New',
      creator: { name: 'Brand New', aliases: ['BN'] },
    });
    const { id: creatorId } = reply.body.creatorRequests[0].creator;
    const taken = await review('POST', `${id}/creators`, {
      name: 'ＢＲＡＮＤ new',
      role: 'charter',
      creditRequestId,
    });
    expect([taken.status, taken.body.code, taken.body.ids]).toEqual([409, 'CREATOR_EXISTS', [creatorId]]);
    const team = await review('POST', `${id}/creators`, {
      name: 'Brand team',
      aliases: ['BT'],
      role: 'team',
      creditRequestId: teamRequestData.id,
    });
    expect(team.body.teamRequestData.team).toMatchObject({ name: 'Brand team', aliases: ['BT'] });
    const alias = await review('POST', `${id}/creators`, {
      name: 'bt',
      role: 'team',
      creditRequestId: teamRequestData.id,
    });
    expect([alias.status, alias.body.code, alias.body.ids]).toEqual([
      409,
      'TEAM_EXISTS',
      [team.body.teamRequestData.teamId],
    ]);
    for (const [body, status, code] of [
      [{ name: ' ', role: 'charter', creditRequestId }, 400, 'NAME_REQUIRED'],
      [{ name: 'No request', role: 'charter' }, 400, 'CREDIT_REQUEST_REQUIRED'],
      [{ name: 'Lost request', role: 'charter', creditRequestId: 999_999 }, 404, 'REQUEST_NOT_FOUND'],
      [{ name: 'Wrong kind', role: 'team', creditRequestId }, 404, 'REQUEST_NOT_FOUND'],
    ] as const) {
      const refused = await review('POST', `${id}/creators`, body);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
    const leftOver = await app.deps.db
      .selectFrom('creators')
      .select('id')
      .where('name', '=', 'Lost request')
      .execute();
    expect(leftOver).toEqual([]);
  });

  it('can change their role, as long as a charter is left', async () => {
    const ann = await aCreator();
    const id = await submit({ creatorRequests: [fresh('One'), fresh('Two')] });
    const [one, two] = (await pendingRow(id)).creatorRequests;
    const assign = (body: Record<string, unknown>) => review('PUT', `${id}/assign-creator`, body);
    const moved = await assign({ creatorId: ann.id, role: 'vfxer', creditRequestId: one.id });
    expect(moved.body.creatorRequests).toMatchObject([
      { id: two.id, role: 'charter' },
      { id: one.id, role: 'vfxer', creatorId: ann.id },
    ]);
    expect((await assign({ creatorId: ann.id, role: 'vfxer', creditRequestId: two.id })).body.code).toBe(
      'LAST_CHARTER',
    );
    expect((await assign({ role: 'charter', creditRequestId: two.id })).body.code).toBe('VALIDATION_FAILED');
    expect((await assign({ creatorId: 999_999, role: 'charter', creditRequestId: two.id })).body.code).toBe(
      'CREATOR_NOT_FOUND',
    );
    expect((await assign({ teamId: 999_999, role: 'team', creditRequestId: two.id })).body.code).toBe(
      'REQUEST_NOT_FOUND',
    );
    expect((await assign({ creatorId: ann.id, role: 'charter' })).body.code).toBe('CREDIT_REQUEST_REQUIRED');
  });

  it('cannot be touched once decided, nor where nothing is', async () => {
    const id = await submit();
    await review('PUT', `${id}/decline`);
    const calls = [
      ['PUT', 'profiles', {}],
      ['POST', 'creator-requests', { role: 'charter' }],
      ['DELETE', 'creator-requests/1', undefined],
      ['POST', 'creators', { name: 'x', role: 'charter', creditRequestId: 1 }],
      ['PUT', 'assign-creator', { creatorId: 1, role: 'charter', creditRequestId: 1 }],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await review(method, `${id}/${path}`, body)).body.code).toBe('NOT_PENDING');
      expect((await review(method, `999999/${path}`, body)).body.code).toBe('NOT_FOUND');
    }
  });
});

describe('the list of pending levels', () => {
  it('is ordered and numbered, with the record of who handed in', async () => {
    const [first, second] = [await submit({ song: 'Queue one' }), await submit({ song: 'Queue two' })];
    const { body } = await review('GET', 'pending');
    const places = body.map((row: { queuePosition: number }) => row.queuePosition);
    expect(places).toEqual(body.map((_: unknown, index: number) => index + 1));
    const ids = body.map((row: { id: number }) => row.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(ids.slice(-2)).toEqual([first, second]);
    const { db } = app.deps;
    const decided = await db
      .selectFrom('level_submissions')
      .select('status')
      .where('submitter_id', '=', user.id)
      .execute();
    const of = (status: string) => decided.filter((row) => row.status === status).length;
    expect(body.at(-1)).toMatchObject({
      song: 'Queue two',
      submitter: { id: user.id, username: user.username },
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
    expect((await pendingRow(id)).duplicates).toEqual([
      { id: sameSong, song: 'ECHO garden', artist: 'Mira' },
      { id: sameVideo, song: 'Other', artist: 'Other' },
    ]);
  });

  it('takes as many statements for many rows as for one', async () => {
    const database = await testDatabase({ countStatements: true });
    const { db } = database;
    const submitter = await db
      .insertInto('users')
      .values({ username: 'somebody', email: 'a@example.org', nickname: 'S' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const store = () => transaction(db, (trx) => submitLevel(trx, submitter.id, readLevelForm(levelBody())));
    const statements = async () => {
      const count = { statements: 0 };
      const rows = await countStatementsIn(count, () => pendingLevels(db));
      return { rows: rows.length, statements: count.statements };
    };
    await store();
    expect(await statements()).toEqual({ rows: 1, statements: 1 });
    for (let n = 0; n < 10; n++) await store();
    expect(await statements()).toEqual({ rows: 11, statements: 1 });
    await database.close();
  });
});
