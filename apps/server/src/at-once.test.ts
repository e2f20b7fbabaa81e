import { describe, expect, it } from 'vitest';
import { aCreator, aLevel, aPlayer } from './testing/catalogue.ts';
import { aVideo, chosen, fresh, handIn, levelBody, passBody } from './testing/forms.ts';
import { loggedActions } from './testing/log-of.ts';
import { expectStandingsFromNothing } from './testing/standings-from-nothing.ts';
import { storedRow } from './testing/stored-row.ts';
import type { TestApp } from './testing/test-app.ts';
import { type Call, rounds, twoServersOfTests } from './testing/two-servers.ts';
import { signedInUser } from './testing/users.ts';

/** What two people do at the same moment, each at a server of its own, on one database. */
const { one, other, submissions, atOnce: callAtOnce } = twoServersOfTests();

async function atOnce<const A extends Call, const B extends Call>(round: number, first: A, second: B) {
  const [here, there] = await callAtOnce(round, first, second);
  return { here, there, outcomes: [here.outcome, there.outcome].sort() };
}
const aLevelForm = async (song: string) =>
  submissions.submit('level', levelBody({ song, creatorRequests: [chosen(await aCreator(one.deps.db))] }));

async function levelOutcome(id: number, song: string) {
  const { db } = one.deps;
  const { status, level_id } = await storedRow(db, 'level_submissions', id);
  const made = await db.selectFrom('levels').select('id').where('song', '=', song).execute();
  const decisions = await loggedActions(db, 'levelSubmission', id);
  return { status, level_id, made: made.map((row) => row.id), decisions };
}

describe('two decisions about one submission', () => {
  it('two approvals of a level make one', async () => {
    for (const round of rounds) {
      const song = `Two approvals ${round}`;
      const id = await aLevelForm(song);
      const { here, there, outcomes } = await atOnce(
        round,
        ['approveLevel', { id }],
        ['approveLevel', { id }],
      );
      expect(outcomes).toEqual(['200', '409 NOT_PENDING']);
      const levelId = [here, there].find(({ status }) => status === 200)!.body.levelId;
      expect(await levelOutcome(id, song)).toEqual({
        status: 'approved',
        level_id: levelId,
        made: [levelId],
        decisions: ['levelSubmission.approve'],
      });
      const ratings = one.deps.db.selectFrom('ratings').select('id').where('level_id', '=', levelId);
      expect(await ratings.execute()).toHaveLength(1);
    }
  });

  it('an approval and a refusal of a level: one holds, wholly', async () => {
    for (const round of rounds) {
      const song = `Yes and no ${round}`;
      const id = await aLevelForm(song);
      const { here, outcomes } = await atOnce(
        round,
        ['approveLevel', { id }],
        ['declineLevel', { id, body: { reason: 'No' } }],
      );
      expect(outcomes).toEqual(['200', '409 NOT_PENDING']);
      const isApproved = here.status === 200;
      expect(await levelOutcome(id, song)).toEqual({
        status: isApproved ? 'approved' : 'declined',
        level_id: isApproved ? here.body.levelId : null,
        made: isApproved ? [here.body.levelId] : [],
        decisions: [isApproved ? 'levelSubmission.approve' : 'levelSubmission.decline'],
      });
    }
  });

  it('an approval and a refusal of a pass: one holds, wholly', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const levelId = await aLevel(db);
      const id = await submissions.submit('pass', passBody(levelId, { passerId: await aPlayer(db) }));
      const { here, outcomes } = await atOnce(round, ['approvePass', { id }], ['declinePass', { id }]);
      expect(outcomes).toEqual(['200', '409 NOT_PENDING']);
      const made = await db.selectFrom('passes').select('id').where('level_id', '=', levelId).execute();
      expect(made).toHaveLength(here.status === 200 ? 1 : 0);
    }
    await expectStandingsFromNothing(db);
  });

  it('an approval of a pass and another player for it: the pass belongs to the player of that moment', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const [levelId, before, after] = [await aLevel(db), await aPlayer(db), await aPlayer(db)];
      const id = await submissions.submit('pass', passBody(levelId, { passerId: before }));
      const { here, there } = await atOnce(
        round,
        ['approvePass', { id }],
        ['assignPlayer', { id, body: { playerId: after } }],
      );
      expect(here.status).toBe(200);
      const isLate = there.status === 409;
      expect(there.status, there.text).toBe(isLate ? 409 : 200);
      const made = await db
        .selectFrom('passes')
        .select('player_id')
        .where('level_id', '=', levelId)
        .execute();
      expect(made).toEqual([{ player_id: isLate ? before : after }]);
    }
    await expectStandingsFromNothing(db);
  });

  it('an approval of a level and one charter fewer: its credits are those before or after', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const [ann, bob] = [await aCreator(db), await aCreator(db)];
      const form = levelBody({ creatorRequests: [chosen(ann), chosen(bob)] });
      const id = await submissions.submit('level', form);
      const requests = db.selectFrom('credit_requests').selectAll().where('submission_id', '=', id);
      const request = (await requests.execute()).find(({ creator_id }) => creator_id === bob.id);
      const { here, there } = await atOnce(
        round,
        ['approveLevel', { id }],
        ['removeCreatorRequest', { id, requestId: request?.id }],
      );
      expect(here.status).toBe(200);
      expect([200, 409]).toContain(there.status);
      const isBoth = there.status === 409;
      const level = await one.call('levelDetail', { id: here.body.levelId });
      expect(level.body.charter).toBe(isBoth ? `${ann.name} & ${bob.name}` : ann.name);
      expect(level.body.levelCredits).toHaveLength(isBoth ? 2 : 1);
    }
  });

  it('an approval of a level and a creator for its new request: the level is that creator’s, or still waits', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const ann = await aCreator(db);
      const id = await submissions.submit(
        'level',
        levelBody({ creatorRequests: [fresh(`Asked for ${round}`)] }),
      );
      const requests = db.selectFrom('credit_requests').select('id').where('submission_id', '=', id);
      const { id: creditRequestId } = await requests.executeTakeFirstOrThrow();
      const assignment = { creatorId: ann.id, role: 'charter', creditRequestId };
      const { here, there } = await atOnce(
        round,
        ['approveLevel', { id }],
        ['assignCreator', { id, body: assignment }],
      );
      expect(there.status).toBe(200);
      if (here.status !== 200) expect([here.status, here.problem.code]).toEqual([400, 'UNRESOLVED_REQUESTS']);
      const made = here.status === 200 ? here : await one.as(submissions.admin).call('approveLevel', { id });
      const level = await one.call('levelDetail', { id: made.body.levelId });
      expect(level.body.charter).toBe(ann.name);
      expect(level.body.levelCredits).toMatchObject([{ creatorId: ann.id, role: 'charter' }]);
    }
  });

  it('two removals leave the last charter', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const id = await submissions.submit(
        'level',
        levelBody({ creatorRequests: [fresh('Ann'), fresh('Bob')] }),
      );
      const requests = db.selectFrom('credit_requests').select('id').where('submission_id', '=', id);
      const [ann, bob] = await requests.orderBy('id').execute();
      const { outcomes } = await atOnce(
        round,
        ['removeCreatorRequest', { id, requestId: ann?.id }],
        ['removeCreatorRequest', { id, requestId: bob?.id }],
      );
      expect(outcomes).toEqual(['200', '400 LAST_CHARTER']);
    }
  });
});

describe('one name for two', () => {
  it('the same registration twice makes one account with one player', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const body = {
        username: `Twin_${round}`,
        email: `twin${round}@example.org`,
        password: 'a long secret',
      };
      const call: Call<'register'> = ['register', { body }, {}];
      const { outcomes } = await atOnce(round, call, call);
      expect(outcomes).toEqual(['201', '400 USERNAME_TAKEN']);
      const players = db.selectFrom('players').select('id').where('name', 'like', `Twin\\_${round}%`);
      expect(await players.execute()).toHaveLength(1);
    }
  });

  it('an account and a player made by staff get different player names', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const name = `Same_${round}`;
      const body = { username: name, email: `same${round}@example.org`, password: 'a long secret' };
      const { here, there } = await atOnce(
        round,
        ['createProfile', { body: { kind: 'player', name } }],
        ['register', { body }],
      );
      expect(there.status, there.text).toBe(201);
      expect(here.status).toBe(there.body.usernameModified ? 201 : 409);
      const players = db.selectFrom('players').select('name').where('name', '=', name);
      expect(await players.execute()).toHaveLength(1);
    }
  });

  it.each([
    ['charter', 'CREATOR_EXISTS', { discordId: '123456789012345678', country: 'FI' }],
    ['team', 'TEAM_EXISTS', { description: 'Of two' }],
    ['player', 'PLAYER_EXISTS', {}],
  ])('the same profile of a %s is made once', async (kind, code, more: Record<string, string>) => {
    for (const round of rounds) {
      const discordId = more.discordId && `${more.discordId.slice(0, -2)}${10 + round}`;
      const named = (name: string): Call<'createProfile'> => [
        'createProfile',
        { body: { kind, name, ...more, ...(discordId ? { discordId } : {}) } },
      ];
      const name = `Profile ${kind} ${round}`;
      const { here, there, outcomes } = await atOnce(round, named(name), named(name.toUpperCase()));
      expect(outcomes).toEqual(['201', `409 ${code}`]);
      const [made, refused] = here.status === 201 ? [here, there] : [there, here];
      expect(refused.problem.ids).toEqual([made.body.id]);
    }
  });

  it('a creator made in two reviews is made in one', async () => {
    for (const round of rounds) {
      const creation = async (): Promise<Call> => {
        const id = await submissions.submit('level', levelBody({ videoLink: aVideo() }));
        const [request] = await one.deps.db
          .selectFrom('credit_requests')
          .select('id')
          .where('submission_id', '=', id)
          .execute();
        const body = { name: `Reviewed ${round}`, role: 'charter', creditRequestId: request?.id };
        return ['createCreator', { id, body }];
      };
      const { outcomes } = await atOnce(round, await creation(), await creation());
      expect(outcomes).toEqual(['200', '409 CREATOR_EXISTS']);
    }
  });

  it('the same form submitted at two servers is taken once', async () => {
    const levelId = await aLevel(one.deps.db);
    for (const round of rounds) {
      for (const [type, body] of [
        ['pass', passBody(levelId)],
        ['level', levelBody()],
      ] as const) {
        const send = (site: TestApp) => handIn(site, submissions.user.token, type, body);
        const replies = await Promise.all(round % 2 ? [send(one), send(other)] : [send(other), send(one)]);
        expect(replies.map(({ outcome }) => outcome).sort()).toEqual(['200', '409 DUPLICATE_SUBMISSION']);
      }
    }
  });
});

describe('two writes of one thing', () => {
  it('two edits of what both read as the same version: the second is refused', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const id = await aLevel(db);
      const edit = (song: string): Call<'editLevel'> => ['editLevel', { id, body: { song, version: 1 } }];
      const { here, outcomes } = await atOnce(round, edit('Mine'), edit('Yours'));
      expect(outcomes).toEqual(['200', '409 STALE']);
      const { body } = await one.call('levelDetail', { id });
      expect([body.song, body.version]).toEqual([here.status === 200 ? 'Mine' : 'Yours', 2]);
    }
  });

  it('two who open the rating of a level open one', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const id = await aLevel(db);
      const open: Call<'editLevel'> = ['editLevel', { id, body: { toRate: true } }];
      const { outcomes } = await atOnce(round, open, open);
      expect(outcomes).toEqual(['200', '200']);
      const ratings = db.selectFrom('ratings').select('id').where('level_id', '=', id);
      expect(await ratings.execute()).toHaveLength(1);
    }
  });

  it('a ban and the approval of a pass of the same player, on the level that another one holds', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const [levelId, holder, player] = [await aLevel(db), await aPlayer(db), await aPlayer(db)];
      const pass = (passerId: number, rawTime: string) =>
        submissions.submit('pass', passBody(levelId, { passerId, rawTime }));
      await submissions.call('approvePass', { id: await pass(holder, '2024-02-02T00:00:00Z') });
      const id = await pass(player, '2024-01-01T00:00:00Z');
      const { outcomes } = await atOnce(
        round,
        ['approvePass', { id }],
        ['banPlayer', { id: player, body: { isBanned: true } }],
      );
      expect(outcomes).toEqual(['200', '200']);
      const held = await db
        .selectFrom('passes')
        .select('player_id')
        .where('level_id', '=', levelId)
        .where('is_worlds_first', '=', true)
        .execute();
      expect(held).toEqual([{ player_id: holder }]);
      await expectStandingsFromNothing(db);
    }
  });

  it('two bans of one player count as one', async () => {
    const { db } = one.deps;
    const { playerId, id } = await signedInUser(one);
    const ban: Call<'banPlayer'> = ['banPlayer', { id: playerId, body: { isBanned: true } }];
    const { outcomes } = await atOnce(0, ban, ban);
    expect(outcomes).toEqual(['200', '200']);
    const user = db.selectFrom('users').select('permission_version').where('id', '=', id);
    expect((await user.executeTakeFirstOrThrow()).permission_version).toBe(2);
  });

  it('a new base score and the approval of a pass on the level', async () => {
    const { db } = one.deps;
    for (const round of rounds) {
      const levelId = await aLevel(db);
      const id = await submissions.submit('pass', passBody(levelId, { passerId: await aPlayer(db) }));
      const { outcomes } = await atOnce(
        round,
        ['approvePass', { id }],
        ['editLevel', { id: levelId, body: { baseScore: 777 } }],
      );
      expect(outcomes).toEqual(['200', '200']);
    }
    await expectStandingsFromNothing(db);
  });

  it('two new nicknames of one account leave one of them, everywhere', async () => {
    for (const round of rounds) {
      const user = await signedInUser(one);
      const name = (nickname: string): Call<'editProfile'> => ['editProfile', { body: { nickname } }, user];
      const [left, right] = [`Left ${user.id}`, `Right ${user.id}`];
      const { outcomes } = await atOnce(round, name(left), name(right));
      expect(outcomes).toEqual(['200', '200']);
      const mine = (await one.as(user).call('profile')).body.nickname;
      expect([left, right]).toContain(mine);
      const shown = await other.call('player', { id: user.playerId });
      expect(shown.body.user?.nickname).toBe(mine);
    }
  });

  it('one nickname is given to one of two accounts, however they write it', async () => {
    for (const round of rounds) {
      const [user, rival] = [await signedInUser(one), await signedInUser(one)];
      const { outcomes } = await atOnce(
        round,
        ['editProfile', { body: { nickname: `Halcyon ${user.id}` } }, user],
        ['editProfile', { body: { nickname: `hаlcyоn ${user.id}` } }, rival],
      );
      expect(outcomes.toSorted()).toEqual(['200', '400 NICKNAME_TAKEN']);
    }
  });
});
