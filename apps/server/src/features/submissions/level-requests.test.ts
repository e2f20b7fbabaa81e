import { describe, expect, it } from 'vitest';
import { loggedActions } from '../../testing/audit-log.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCreator, aTeam } from '../../testing/catalogue.ts';
import { fresh } from '../../testing/forms.ts';
import { deskOfTests } from '../../testing/submission-desk.ts';

const app = appOfTests();
const { submit, review, pending } = deskOfTests(app).levels;

describe('the requests of a pending level', () => {
  it('get profiles at once; items without a creator are left alone', async () => {
    const [ann, team] = [await aCreator(app.deps.db), await aTeam(app.deps.db, 'Assigned team')];
    const id = await submit({
      creatorRequests: [fresh('One'), fresh('Two'), fresh('Three', 'vfxer')],
      teamRequest: { teamName: 'Wanted', isNewRequest: true },
    });
    const [one, two, three] = (await pending(id)).creatorRequests;
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
    const ann = await aCreator(app.deps.db);
    const id = await submit();
    const [request] = (await pending(id)).creatorRequests;
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
      expect((await review('PUT', `${id}/profiles`, body)).outcome).toBe(`404 ${code}`);
    }
    await review('POST', `${id}/creator-requests`, { role: 'team' });
    for (const teamId of [999_999, 3_000_000_000]) {
      const { outcome } = await review('PUT', `${id}/profiles`, { teamRequestData: { teamId } });
      expect(outcome).toBe('404 TEAM_NOT_FOUND');
    }
    expect((await pending(id)).creatorRequests).toMatchObject([{ creatorId: null, isNewRequest: true }]);
  });

  it('can be added, one team at most, and removed, except the last charter', async () => {
    const id = await submit();
    const [charter] = (await pending(id)).creatorRequests;
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
    expect(second.outcome).toBe('409 TEAM_REQUEST_EXISTS');
    const without = await review('DELETE', `${id}/creator-requests/${team.body.teamRequestData.id}`);
    expect(without.body.teamRequestData).toBeNull();
    expect((await review('DELETE', `${id}/creator-requests/999999`)).body.code).toBe('REQUEST_NOT_FOUND');
    expect((await review('POST', `${id}/creator-requests`, { role: 'artist' })).status).toBe(400);
    expect(await loggedActions(app.deps.db, 'levelSubmission', id)).toHaveLength(5);
  });

  it('get a new creator or team under a free name', async () => {
    const id = await submit({ teamRequest: { teamName: 'Wanted', isNewRequest: true } });
    const { creatorRequests, teamRequestData } = await pending(id);
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
    expect([alias.outcome, alias.body.ids]).toEqual(['409 TEAM_EXISTS', [team.body.teamRequestData.teamId]]);
    for (const [body, status, code] of [
      [{ name: ' ', role: 'charter', creditRequestId }, 400, 'NAME_REQUIRED'],
      [{ name: 'No request', role: 'charter' }, 400, 'CREDIT_REQUEST_REQUIRED'],
      [{ name: 'Lost request', role: 'charter', creditRequestId: 999_999 }, 404, 'REQUEST_NOT_FOUND'],
      [{ name: 'Wrong kind', role: 'team', creditRequestId }, 404, 'REQUEST_NOT_FOUND'],
    ] as const) {
      expect((await review('POST', `${id}/creators`, body)).outcome).toBe(`${status} ${code}`);
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
    const [one, two] = (await pending(id)).creatorRequests;
    const assign = (body: Record<string, unknown>) => review('PUT', `${id}/assign-creator`, body);
    const moved = await assign({ creatorId: ann.id, role: 'vfxer', creditRequestId: one.id });
    expect(moved.body.creatorRequests).toMatchObject([
      { id: two.id, role: 'charter' },
      { id: one.id, role: 'vfxer', creatorId: ann.id },
    ]);
    for (const [body, code] of [
      [{ creatorId: ann.id, role: 'vfxer', creditRequestId: two.id }, 'LAST_CHARTER'],
      [{ role: 'charter', creditRequestId: two.id }, 'VALIDATION_FAILED'],
      [{ creatorId: 999_999, role: 'charter', creditRequestId: two.id }, 'CREATOR_NOT_FOUND'],
      [{ teamId: 999_999, role: 'team', creditRequestId: two.id }, 'REQUEST_NOT_FOUND'],
      [{ creatorId: ann.id, role: 'charter' }, 'CREDIT_REQUEST_REQUIRED'],
    ] as const)
      expect((await assign(body)).body.code).toBe(code);
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
