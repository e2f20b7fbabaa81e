import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCreator, aTeam } from '../../testing/catalogue.ts';
import { aVideo, levelBody } from '../../testing/forms.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import { signedInUser } from '../../testing/users.ts';

const app = appOfTests();
const { user, send } = submissionsOfTests(app);

const count = async () =>
  (await sql<{ n: number }>`SELECT count(*) AS n FROM level_submissions`.execute(app.deps.db)).rows[0]?.n;
const levelRow = (id: number) => storedRow(app.deps.db, 'level_submissions', id);
const requestsOf = async (id: number) => {
  const { db } = app.deps;
  const of = (table: 'credit_requests' | 'team_requests') =>
    db.selectFrom(table).selectAll().where('submission_id', '=', id).orderBy('id').execute();
  return { requests: await of('credit_requests'), teams: await of('team_requests') };
};
const charter = { creatorName: 'Ash', creatorId: null, role: 'charter', isNewRequest: true };
const long = (length: number) => 'x'.repeat(length);

describe('the level form', () => {
  it('is stored trimmed, its video canonical, each creator once a role', async () => {
    const { status, body } = await send(
      ' LEVEL ',
      levelBody({
        song: '  Padded  ',
        videoLink: 'youtu.be/dQw4w9WgXcQ?t=65 https://other.example',
        directDL: null,
        wsLink: ' https://steamcommunity.com/x ',
        creatorRequests: [charter, { ...charter, creatorName: 'ＡＳＨ ' }, { ...charter, role: 'vfxer' }],
        teamRequestData: { teamName: 'Night shift', teamId: '', isNewRequest: true },
      }),
    );
    expect([status, body.success]).toEqual([200, true]);
    expect(await levelRow(body.submissionId)).toMatchObject({
      song: 'Padded',
      video_link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s',
      direct_dl: '',
      ws_link: 'https://steamcommunity.com/x',
      status: 'pending',
      submitter_id: user.id,
    });
    const { requests, teams } = await requestsOf(body.submissionId);
    expect(requests).toMatchObject([
      { role: 'charter', creator_name: 'Ash', is_new_request: true },
      { role: 'vfxer', creator_name: 'Ash', is_new_request: true },
    ]);
    expect(teams).toMatchObject([{ team_name: 'Night shift', team_id: null, is_new_request: true }]);
  });

  it('names a chosen creator and team as they are named', async () => {
    const { db } = app.deps;
    const creator = await aCreator(db, { name: 'Real name' });
    const team = await aTeam(db, long(300));
    const { status, body } = await send(
      'level',
      levelBody({
        creatorRequests: [
          { creatorName: 'typed', creatorId: `${creator.id}`, role: 'charter', isNewRequest: false },
        ],
        teamRequest: { teamName: 'typed', teamId: team.id, isNewRequest: false },
      }),
    );
    expect(status).toBe(200);
    const { requests, teams } = await requestsOf(body.submissionId);
    expect(requests).toMatchObject([
      { creator_name: 'Real name', creator_id: creator.id, is_new_request: false },
    ]);
    expect(teams).toMatchObject([{ team_name: long(200), team_id: team.id, is_new_request: false }]);
  });

  it('takes any text as a difficulty', async () => {
    for (const diff of ['21.1+', 'no idea', '19~20.0+'])
      expect((await send('level', levelBody({ diff }))).status).toBe(200);
  });

  it.each<[label: string, change: Record<string, unknown>, field: string, code?: string]>([
    ['song blank', { song: ' ' }, 'song'],
    ['song missing', { song: undefined }, 'song'],
    ['song no text', { song: 7 }, 'song'],
    ['song too long', { song: long(501) }, 'song'],
    ['artist blank', { artist: '' }, 'artist'],
    ['artist too long', { artist: long(501) }, 'artist'],
    ['diff blank', { diff: null }, 'diff'],
    ['diff too long', { diff: long(101) }, 'diff'],
    ['video blank', { videoLink: '' }, 'videoLink'],
    ['video too long', { videoLink: long(2001) }, 'videoLink'],
    ['no link', { directDL: '', wsLink: null }, 'directDL', 'LINK_REQUIRED'],
    ['download no address', { directDL: 'ftp://x.example' }, 'directDL'],
    ['download a script', { directDL: 'javascript:alert(1)' }, 'directDL'],
    ['workshop no address', { wsLink: 'somewhere' }, 'wsLink'],
    ['workshop too long', { wsLink: `https://a.example/${long(2000)}` }, 'wsLink'],
    ['no creators', { creatorRequests: [] }, 'creatorRequests', 'CHARTER_REQUIRED'],
    ['creators missing', { creatorRequests: undefined }, 'creatorRequests', 'CHARTER_REQUIRED'],
    [
      'only a vfxer',
      { creatorRequests: [{ ...charter, role: 'vfxer' }] },
      'creatorRequests',
      'CHARTER_REQUIRED',
    ],
    ['creators no list', { creatorRequests: 'Ash' }, 'creatorRequests'],
    ['too many creators', { creatorRequests: Array(51).fill(charter) }, 'creatorRequests'],
    ['odd role', { creatorRequests: [{ ...charter, role: 'artist' }] }, 'creatorRequests.0.role'],
    [
      'creator nameless',
      { creatorRequests: [{ ...charter, creatorName: ' ' }] },
      'creatorRequests.0.creatorName',
    ],
    [
      'creator name too long',
      { creatorRequests: [{ ...charter, creatorName: long(201) }] },
      'creatorRequests.0.creatorName',
    ],
    [
      'creator neither chosen nor new',
      { creatorRequests: [{ ...charter, isNewRequest: false }] },
      'creatorRequests.0',
    ],
    [
      'unknown creator',
      { creatorRequests: [{ ...charter, creatorId: 999_999 }] },
      'creatorRequests.0.creatorId',
    ],
    [
      'impossible creator',
      { creatorRequests: [{ ...charter, creatorId: 3_000_000_000 }] },
      'creatorRequests.0.creatorId',
    ],
    [
      'isNewRequest no boolean',
      { creatorRequests: [{ ...charter, isNewRequest: 'true' }] },
      'creatorRequests.0.isNewRequest',
    ],
    [
      'unknown team',
      { teamRequest: { teamName: 'T', teamId: 999_999, isNewRequest: false } },
      'teamRequest.teamId',
    ],
    [
      'team neither chosen nor new',
      { teamRequest: { teamName: 'T', teamId: null, isNewRequest: false } },
      'teamRequest',
    ],
    [
      'team name too long',
      { teamRequest: { teamName: long(201), isNewRequest: true } },
      'teamRequest.teamName',
    ],
    [
      'two problems with codes of their own',
      { directDL: '', creatorRequests: [] },
      'directDL',
      'LINK_REQUIRED',
    ],
    ['one with and one without', { directDL: '', song: '' }, 'song'],
  ])('is refused: %s', async (_, change, field, code = 'VALIDATION_FAILED') => {
    const before = await count();
    const { outcome, problem } = await send('level', levelBody(change));
    expect(outcome).toBe(`400 ${code}`);
    expect(problem.fields?.[0]?.field).toBe(field);
    for (const { message } of problem.fields ?? []) expect(message).toMatch(/^[A-Z].*\.$/);
    expect(await count()).toBe(before);
  });

  it('is refused with unstorable characters', async () => {
    for (const song of ['a\u0000b', '\ud800']) {
      expect((await send('level', levelBody({ song }))).outcome).toBe('400 VALIDATION_FAILED');
    }
  });

  it('is a duplicate while an equal one of the same user waits', async () => {
    const video = aVideo();
    const first = await send('level', levelBody({ song: 'Twice', videoLink: video }));
    expect(first.status).toBe(200);
    const again = await send(
      'level',
      levelBody({ song: ' ＴＷＩＣＥ', videoLink: `${video}&t=10s`, diff: 'U2' }),
    );
    expect(again.outcome).toBe('409 DUPLICATE_SUBMISSION');
    const other = await signedInUser(app);
    expect(
      (await send('level', levelBody({ song: 'Twice', videoLink: video }), { token: other.token })).status,
    ).toBe(200);
    expect((await send('level', levelBody({ song: 'Twice', videoLink: aVideo() }))).status).toBe(200);
  });

  it('makes one of parallel identical submissions', async () => {
    const body = levelBody({ song: 'At once' });
    const replies = await Promise.all(Array.from({ length: 6 }, () => send('level', body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});
