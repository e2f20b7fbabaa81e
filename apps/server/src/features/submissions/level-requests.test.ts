import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCreator, aTeam } from '../../testing/catalogue.ts';
import { fresh } from '../../testing/forms.ts';
import { loggedActions } from '../../testing/log-of.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';

const app = appOfTests();
const { submit, call, pending } = submissionsOfTests(app).levels;

describe('the requests of a pending level', () => {
  it('get profiles at once; items without a creator are left alone', async () => {
    const [ann, team] = [await aCreator(app.deps.db), await aTeam(app.deps.db, 'Assigned team')];
    const id = await submit({
      creatorRequests: [fresh('One'), fresh('Two'), fresh('Three', 'vfxer')],
      teamRequest: { teamName: 'Wanted', isNewRequest: true },
    });
    const [one, two, three] = (await pending(id))!.creatorRequests;
    const { status, body } = await call('assignProfiles', {
      id,
      body: {
        creatorRequests: [
          { id: one?.id, creatorId: ann.id, isNewRequest: true },
          { id: two?.id, creatorId: null, creatorName: 'Changed' },
          { id: `${three?.id}`, creatorId: `${ann.id}`, creatorName: 'As written' },
        ],
        teamRequestData: { teamId: team.id },
      },
    });
    expect(status).toBe(200);
    expect(body.creatorRequests).toMatchObject([
      {
        id: one?.id,
        creatorId: ann.id,
        creatorName: ann.name,
        isNewRequest: false,
        creator: { id: ann.id, name: ann.name },
      },
      { id: two?.id, creatorId: null, creatorName: 'Two', isNewRequest: true, creator: null },
      { id: three?.id, creatorId: ann.id, creatorName: 'As written', isNewRequest: false },
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
    const ann = await aCreator(app.deps.db);
    const id = await submit();
    const [request] = (await pending(id))!.creatorRequests;
    for (const [body, code] of [
      [
        {
          creatorRequests: [
            { id: request?.id, creatorId: ann.id },
            { id: 999_999, creatorId: ann.id },
          ],
        },
        'REQUEST_NOT_FOUND',
      ],
      [{ creatorRequests: [{ id: request?.id, creatorId: 999_999 }] }, 'CREATOR_NOT_FOUND'],
      [{ creatorRequests: [{ id: request?.id, creatorId: 3_000_000_000 }] }, 'CREATOR_NOT_FOUND'],
      [{ teamRequestData: { teamId: 1 } }, 'REQUEST_NOT_FOUND'],
    ] as const) {
      expect((await call('assignProfiles', { id, body })).outcome).toBe(`404 ${code}`);
    }
    await call('addCreatorRequest', { id, body: { role: 'team' } });
    for (const teamId of [999_999, 3_000_000_000]) {
      const { outcome } = await call('assignProfiles', { id, body: { teamRequestData: { teamId } } });
      expect(outcome).toBe('404 TEAM_NOT_FOUND');
    }
    expect((await pending(id))?.creatorRequests).toMatchObject([{ creatorId: null, isNewRequest: true }]);
  });

  it('can be added, one team at most, and removed, except the last charter', async () => {
    const id = await submit();
    const [charter] = (await pending(id))!.creatorRequests;
    expect((await call('removeCreatorRequest', { id, requestId: charter?.id })).problem.code).toBe(
      'LAST_CHARTER',
    );
    const added = await call('addCreatorRequest', { id, body: { role: 'charter' } });
    expect(added.body.creatorRequests).toMatchObject([
      { id: charter?.id },
      { creatorName: 'New charter', isNewRequest: true },
    ]);
    expect((await call('removeCreatorRequest', { id, requestId: charter?.id })).status).toBe(200);
    expect((await call('addCreatorRequest', { id, body: { role: 'vfxer' } })).status).toBe(200);
    const team = await call('addCreatorRequest', { id, body: { role: 'team' } });
    expect(team.body.teamRequestData).toMatchObject({
      role: 'team',
      teamName: 'New team',
      isNewRequest: true,
      team: null,
    });
    const second = await call('addCreatorRequest', { id, body: { role: 'team' } });
    expect(second.outcome).toBe('409 TEAM_REQUEST_EXISTS');
    const without = await call('removeCreatorRequest', { id, requestId: team.body.teamRequestData?.id });
    expect(without.body.teamRequestData).toBeNull();
    expect((await call('removeCreatorRequest', { id, requestId: 999_999 })).problem.code).toBe(
      'REQUEST_NOT_FOUND',
    );
    expect((await call('addCreatorRequest', { id, body: { role: 'artist' } })).status).toBe(400);
    expect(await loggedActions(app.deps.db, 'levelSubmission', id)).toHaveLength(5);
  });

  it('get a new creator or team under a free name', async () => {
    const id = await submit({ teamRequest: { teamName: 'Wanted', isNewRequest: true } });
    const { creatorRequests, teamRequestData } = (await pending(id))!;
    const creditRequestId = creatorRequests[0]?.id;
    const reply = await call('createCreator', {
      id,
      body: { name: ' Brand New ', aliases: ['BN', ' ', 'bn'], role: 'charter', creditRequestId },
    });
    expect(reply.status).toBe(200);
    expect(reply.body.creatorRequests[0]).toMatchObject({
      creatorName: 'Brand New',
      creator: { name: 'Brand New', aliases: ['BN'] },
    });
    const creatorId = reply.body.creatorRequests[0]?.creator?.id;
    const taken = await call('createCreator', {
      id,
      body: { name: 'ＢＲＡＮＤ new', role: 'charter', creditRequestId },
    });
    expect([taken.status, taken.problem.code, taken.problem.ids]).toEqual([
      409,
      'CREATOR_EXISTS',
      [creatorId],
    ]);
    const team = await call('createCreator', {
      id,
      body: { name: 'Brand team', aliases: ['BT'], role: 'team', creditRequestId: teamRequestData?.id },
    });
    expect(team.body.teamRequestData?.team).toMatchObject({ name: 'Brand team', aliases: ['BT'] });
    const alias = await call('createCreator', {
      id,
      body: { name: 'bt', role: 'team', creditRequestId: teamRequestData?.id },
    });
    expect([alias.outcome, alias.problem.ids]).toEqual([
      '409 TEAM_EXISTS',
      [team.body.teamRequestData?.teamId],
    ]);
    for (const [body, status, code] of [
      [{ name: ' ', role: 'charter', creditRequestId }, 400, 'NAME_REQUIRED'],
      [{ name: 'No request', role: 'charter' }, 400, 'CREDIT_REQUEST_REQUIRED'],
      [{ name: 'Lost request', role: 'charter', creditRequestId: 999_999 }, 404, 'REQUEST_NOT_FOUND'],
      [{ name: 'Wrong kind', role: 'team', creditRequestId }, 404, 'REQUEST_NOT_FOUND'],
    ] as const) {
      expect((await call('createCreator', { id, body })).outcome).toBe(`${status} ${code}`);
    }
    const leftOver = await app.deps.db
      .selectFrom('creators')
      .select('id')
      .where('name', '=', 'Lost request')
      .execute();
    expect(leftOver).toEqual([]);
  });

  it('can change their role, as long as a charter is left', async () => {
    const ann = await aCreator(app.deps.db);
    const id = await submit({ creatorRequests: [fresh('One'), fresh('Two')] });
    const [one, two] = (await pending(id))!.creatorRequests;
    const assign = (body: Record<string, unknown>) => call('assignCreator', { id, body });
    const moved = await assign({ creatorId: ann.id, role: 'vfxer', creditRequestId: one?.id });
    expect(moved.body.creatorRequests).toMatchObject([
      { id: two?.id, role: 'charter' },
      { id: one?.id, role: 'vfxer', creatorId: ann.id },
    ]);
    for (const [body, code] of [
      [{ creatorId: ann.id, role: 'vfxer', creditRequestId: two?.id }, 'LAST_CHARTER'],
      [{ role: 'charter', creditRequestId: two?.id }, 'VALIDATION_FAILED'],
      [{ creatorId: 999_999, role: 'charter', creditRequestId: two?.id }, 'CREATOR_NOT_FOUND'],
      [{ teamId: 999_999, role: 'team', creditRequestId: two?.id }, 'REQUEST_NOT_FOUND'],
      [{ creatorId: ann.id, role: 'charter' }, 'CREDIT_REQUEST_REQUIRED'],
    ] as const)
      expect((await assign(body)).problem.code).toBe(code);
  });

  it('cannot be touched once decided, nor where nothing is', async () => {
    const id = await submit();
    await call('declineLevel', { id });
    const wanted = { role: 'charter', creditRequestId: 1 };
    const calls = (of: number) => [
      call('assignProfiles', { id: of, body: {} }),
      call('addCreatorRequest', { id: of, body: { role: 'charter' } }),
      call('removeCreatorRequest', { id: of, requestId: 1 }),
      call('createCreator', { id: of, body: { ...wanted, name: 'x' } }),
      call('assignCreator', { id: of, body: { ...wanted, creatorId: 1 } }),
    ];
    for (const reply of calls(id)) expect((await reply).problem.code).toBe('NOT_PENDING');
    for (const reply of calls(999_999)) expect((await reply).problem.code).toBe('NOT_FOUND');
  });
});
