import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aCreator, aPlayer } from '../../testing/catalogue.ts';
import { linkDiscord, signedInUser } from '../../testing/users.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

const create = (body: Record<string, unknown>) => app.as(admin).call('createProfile', { body });
let chatIds = 123_456_789_012_345n;
const aChatId = () => `${(chatIds += 1n)}00`;
const withChat = async (discordId: string) => {
  const user = await signedInUser(app);
  await linkDiscord(app.deps.db, user.id, discordId);
  return user;
};

describe('a profile of the flow', () => {
  it('is a creator for charters and vfxers, linked to who has the chat account', async () => {
    const discordId = aChatId();
    const user = await withChat(discordId);
    const { status, body } = await create({
      kind: 'charter',
      name: ' Ash ',
      discordId,
      country: 'pl',
      aliases: ['A', 'a '],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'charter',
      name: 'Ash',
      creator: {
        id: body.id,
        name: 'Ash',
        aliases: ['A'],
        country: 'PL',
        discordId,
        isVerified: false,
        user: { id: user.id },
      },
    });
    const vfxer = await create({ kind: 'vfxer', name: 'Birch', discordId: aChatId(), country: 'XX' });
    expect(vfxer.body).toMatchObject({
      kind: 'vfxer',
      creator: { name: 'Birch', country: 'XX', user: null },
    });
  });

  it('is a team with a description', async () => {
    const { status, body } = await create({
      kind: 'team',
      name: 'Crew',
      description: ' We chart. ',
      country: '',
      discordId: null,
    });
    expect([status, body.team]).toMatchObject([
      201,
      { id: body.id, name: 'Crew', description: 'We chart.', members: [] },
    ]);
  });

  it('is a player without passes', async () => {
    const discordId = aChatId();
    const { status, body } = await create({ kind: 'player', name: 'Newcomer', country: 'jp', discordId });
    expect([status, body.player]).toMatchObject([
      201,
      {
        id: body.id,
        name: 'Newcomer',
        country: 'JP',
        discordId,
        totalPasses: 0,
        rankedScoreRank: null,
        passes: [],
      },
    ]);
    expect((await create({ kind: 'player', name: 'Nobody yet' })).body.player?.country).toBe('XX');
    const found = await app.call('searchPlayers', { name: 'newcomer' });
    expect(found.body).toMatchObject([{ id: body.id }]);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ kind: 'charter', name: '', discordId: '12345678901234567', country: 'PL' }, 'NAME_REQUIRED'],
    [{ kind: 'charter', name: 'N1', country: 'PL' }, 'DISCORD_ID_REQUIRED'],
    [{ kind: 'vfxer', name: 'N2', discordId: '1234', country: 'PL' }, 'DISCORD_ID_REQUIRED'],
    [{ kind: 'vfxer', name: 'N3', discordId: '12345678901234567' }, 'COUNTRY_INVALID'],
    [{ kind: 'charter', name: 'N4', discordId: '12345678901234567', country: 'ZZ' }, 'COUNTRY_INVALID'],
    [{ kind: 'team', name: 'N5' }, 'DESCRIPTION_REQUIRED'],
    [{ kind: 'team', name: ' ', description: 'x' }, 'NAME_REQUIRED'],
    [{ kind: 'player', name: null }, 'NAME_REQUIRED'],
    [{ kind: 'player', name: 'x'.repeat(101) }, 'VALIDATION_FAILED'],
    [{ kind: 'player', name: 'N6', country: 'nowhere' }, 'COUNTRY_INVALID'],
    [{ kind: 'player', name: 'N7', discordId: 'abc' }, 'DISCORD_ID_REQUIRED'],
    [{ kind: 'label', name: 'N8' }, 'VALIDATION_FAILED'],
    [{ name: 'N9' }, 'VALIDATION_FAILED'],
    [{ kind: 'team', name: 'N10', description: 'x'.repeat(2001) }, 'VALIDATION_FAILED'],
  ])('is refused: %o', async (body, code) => {
    const reply = await create(body);
    expect(reply.outcome).toBe(`400 ${code}`);
    expect(reply.problem.fields).not.toEqual([]);
  });
});

describe('what stands in the way of a profile', () => {
  const charter = (fields: Record<string, unknown>) => ({
    kind: 'charter',
    discordId: aChatId(),
    country: 'PL',
    ...fields,
  });

  it('is a creator of the name, with the chat account, or of its user', async () => {
    const discordId = aChatId();
    const { body } = await create(charter({ name: 'Taken', discordId }));
    for (const [fields, code] of [
      [{ name: 'ＴＡＫＥＮ' }, 'CREATOR_EXISTS'],
      [{ name: 'Another', discordId }, 'PROVIDER_TAKEN'],
    ] as const) {
      const reply = await create(charter(fields));
      expect([reply.outcome, reply.problem.ids]).toEqual([`409 ${code}`, [body.id]]);
    }
    const shared = aChatId();
    const user = await withChat(shared);
    const { id } = await aCreator(app.deps.db, { name: 'Linked', user_id: user.id });
    const linked = await create(charter({ name: 'Third', discordId: shared }));
    expect([linked.outcome, linked.problem.ids]).toEqual(['409 USER_ALREADY_LINKED', [id]]);
  });

  it('is a team that has one of the names', async () => {
    const { body } = await create({ kind: 'team', name: 'Night Owls', description: 'x', aliases: ['NO'] });
    for (const fields of [
      { name: 'night owls' },
      { name: 'no' },
      { name: 'Fine', aliases: ['Night Owls'] },
    ]) {
      const reply = await create({ kind: 'team', description: 'x', ...fields });
      expect([reply.outcome, reply.problem.ids]).toEqual(['409 TEAM_EXISTS', [body.id]]);
    }
  });

  it('is every player of the name, or one with the chat account', async () => {
    const { db } = app.deps;
    const twins = [await aPlayer(db, { name: 'Double' }), await aPlayer(db, { name: 'DOUBLE' })];
    const named = await create({ kind: 'player', name: 'double' });
    expect([named.outcome, named.problem.ids]).toEqual(['409 PLAYER_EXISTS', twins]);
    const discordId = aChatId();
    const user = await withChat(discordId);
    const chatting = await create({ kind: 'player', name: 'Chat owner', discordId });
    expect([chatting.outcome, chatting.problem.ids]).toEqual(['409 PROVIDER_TAKEN', [user.playerId]]);
  });

  it('of a player is another name, in whatever case or width', async () => {
    const named = (name: string) => create({ kind: 'player', name });
    const { id } = (await named('Halcyon')).body;
    for (const name of ['ＨＡＬＣＹＯＮ', 'halcyon']) {
      const refused = await named(name);
      expect([refused.outcome, refused.problem.ids]).toEqual(['409 PLAYER_EXISTS', [id]]);
    }
  });

  it('lets one of parallel equal profiles through', async () => {
    const bodies = [
      charter({ name: 'Race creator' }),
      { kind: 'team', name: 'Race team', description: 'x' },
      { kind: 'player', name: 'Race player' },
    ];
    for (const body of bodies) {
      const replies = await Promise.all(Array.from({ length: 4 }, () => create(body)));
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    }
  });
});
