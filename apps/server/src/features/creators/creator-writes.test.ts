import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aCreator, aCredit, aLevel } from '../../testing/catalogue.ts';
import { loggedActions, logOf } from '../../testing/log-of.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { linkDiscord, signedInUser } from '../../testing/users.ts';

const site = appOfTests();
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));

const { call } = site.as(admin);
/** The ids that a refusal names, after its status and code. */
const refusal = async (reply: ReturnType<typeof call>) => {
  const { outcome, body } = await reply;
  return body.ids === undefined ? outcome : `${outcome} ${body.ids}`;
};
const levelRow = (id: number) => storedRow(site.deps.db, 'levels', id);
const creditsOf = async (level: number) =>
  (
    await site.deps.db
      .selectFrom('credits')
      .select(['creator_id', 'role', 'is_verified'])
      .where('level_id', '=', level)
      .orderBy('creator_id')
      .orderBy('role')
      .execute()
  ).map(({ creator_id, role, is_verified }) => `${creator_id} ${role} ${is_verified}`);

describe('making a creator', () => {
  it('takes a name and aliases, and refuses a name in use in any case and width', async () => {
    const made = await call('newCreator', { body: { name: ' Lantern ', aliases: ['lamp', ' ', 'LAMP'] } });
    expect([made.status, made.body.name, made.body.aliases]).toEqual([201, 'Lantern', ['lamp']]);
    expect(await refusal(call('newCreator', { body: { name: 'ＬＡＮＴＥＲＮ' } }))).toBe(
      `409 CREATOR_EXISTS ${made.body.id}`,
    );
    expect(await refusal(call('newCreator', { body: { name: '  ' } }))).toBe('400 NAME_REQUIRED');
    expect(await refusal(call('newCreator', { body: { name: 'x'.repeat(201) } }))).toBe(
      '400 VALIDATION_FAILED',
    );
    expect(await refusal(call('newCreator', { body: { name: 'y', aliases: ['z'.repeat(201)] } }))).toBe(
      '400 VALIDATION_FAILED',
    );
    expect(await logOf(site.deps.db, 'creator', made.body.id)).toMatchObject([{ action: 'creator.create' }]);
  });
});

describe('an alias', () => {
  it('is a name in use for who is made, renamed, or split, but not for who has it', async () => {
    const { body: owner } = await call('newCreator', { body: { name: 'Thistle', aliases: ['Thorn Path'] } });
    const { body: other } = await call('newCreator', { body: { name: 'Burdock', aliases: ['Burr'] } });
    const taken = `409 CREATOR_EXISTS ${owner.id}`;
    for (const name of ['Thorn Path', ' ＴＨＯＲＮ ｐａｔｈ ', 'thorn\u200b path']) {
      expect(await refusal(call('newCreator', { body: { name } }))).toBe(taken);
      expect(await refusal(call('editCreator', { id: other.id, body: { name } }))).toBe(taken);
    }
    expect(await refusal(call('newCreator', { body: { name: 'Nettle', aliases: ['thistle'] } }))).toBe(taken);
    expect(await refusal(call('editCreator', { id: other.id, body: { aliases: ['Burr', 'THISTLE'] } }))).toBe(
      taken,
    );
    expect((await call('editCreator', { id: owner.id, body: { name: 'Thorn Path' } })).status).toBe(200);
    expect((await call('editCreator', { id: owner.id, body: { name: 'Thistle' } })).status).toBe(200);
    expect(
      (await call('editCreator', { id: other.id, body: { aliases: ['Burr', 'Thorn Path'] } })).status,
    ).toBe(200);
    expect((await call('newCreator', { body: { name: 'Thorn' } })).status).toBe(201);
  });

  it('is found by a split, whose source frees its own', async () => {
    const { body: known } = await call('newCreator', { body: { name: 'Sundew', aliases: ['Drosera'] } });
    const { body: source } = await call('newCreator', { body: { name: 'Sundew & Moss', aliases: ['Moss'] } });
    const split = await call('splitCreator', {
      body: { creatorId: source.id, newNames: ['drosera', 'Moss'] },
    });
    expect(split.status).toBe(200);
    const { newCreators } = split.body;
    expect(newCreators.map(({ name }) => name)).toEqual(['Sundew', 'Moss']);
    expect(newCreators[0]?.id).toBe(known.id);
  });

  it('stays taken when it came by a merge', async () => {
    const { body: source } = await call('newCreator', { body: { name: 'Kelp' } });
    const { body: target } = await call('newCreator', { body: { name: 'Seaweed' } });
    const merged = await call('mergeCreators', { body: { sourceId: source.id, targetId: target.id } });
    expect(merged.status).toBe(200);
    expect(await refusal(call('newCreator', { body: { name: 'Kelp' } }))).toBe(
      `409 CREATOR_EXISTS ${target.id}`,
    );
  });
});

describe('changing a creator', () => {
  it('changes what is given, replaces aliases, and writes nothing without a difference', async () => {
    const { id } = await aCreator(site.deps.db, { name: 'Marrow' });
    const level = await aLevel(site.deps.db);
    await aCredit(site.deps.db, level, id);
    const saved = await call('editCreator', {
      id,
      body: { name: 'Marrow Bone', aliases: ['mb'], userId: null },
    });
    expect([saved.status, saved.body.name, saved.body.aliases]).toEqual([200, 'Marrow Bone', ['mb']]);
    await call('editCreator', { id, body: { name: 'Marrow Bone', aliases: ['mb'], isVerified: false } });
    expect(await logOf(site.deps.db, 'creator', id)).toEqual([
      expect.objectContaining({
        action: 'creator.edit',
        before: { name: 'Marrow', aliases: [] },
        after: { name: 'Marrow Bone', aliases: ['mb'] },
      }),
    ]);
    const card = await site.call('levelDetail', { id: level });
    expect(card.body.levelCredits[0]).toMatchObject({ creatorName: 'Marrow Bone', creatorAliases: ['mb'] });
  });

  it('refuses names and users of others, and what is not there', async () => {
    const { id } = await aCreator(site.deps.db, { name: 'Quill' });
    const other = await aCreator(site.deps.db, { name: 'Plume' });
    expect(await refusal(call('editCreator', { id, body: { name: 'PLUME' } }))).toBe(
      `409 CREATOR_EXISTS ${other.id}`,
    );
    expect(await refusal(call('editCreator', { id, body: { name: ' ' } }))).toBe('400 NAME_REQUIRED');
    const user = await signedInUser(site);
    expect((await call('editCreator', { id: other.id, body: { userId: user.id } })).body.user?.id).toBe(
      user.id,
    );
    expect(await refusal(call('editCreator', { id, body: { userId: user.id } }))).toBe(
      `409 USER_ALREADY_LINKED ${other.id}`,
    );
    expect(await refusal(call('editCreator', { id, body: { userId: 2 ** 40 } }))).toBe('404 USER_NOT_FOUND');
    expect(await refusal(call('editCreator', { id: 2_000_000_000, body: { name: 'x' } }))).toBe(
      '404 CREATOR_NOT_FOUND 2000000000',
    );
  });

  it('verification reaches credits and levels: a level is verified when everyone on it is', async () => {
    const { db } = site.deps;
    const one = await aCreator(db);
    const two = await aCreator(db, { is_verified: true });
    const [shared, alone] = [await aLevel(db), await aLevel(db)];
    await aCredit(site.deps.db, shared, one.id);
    await aCredit(site.deps.db, shared, two.id, 'vfxer');
    await aCredit(site.deps.db, alone, one.id);
    await call('editCreator', { id: one.id, body: { isVerified: true } });
    expect([await levelRow(shared), await levelRow(alone)]).toMatchObject([
      { is_verified: true, version: 2 },
      { is_verified: true, version: 2 },
    ]);
    await call('editCreator', { id: one.id, body: { isVerified: false } });
    expect([(await levelRow(shared)).is_verified, (await levelRow(alone)).is_verified]).toEqual([
      false,
      false,
    ]);
    expect(await creditsOf(alone)).toEqual([`${one.id} charter false`]);
  });
});

describe('linking a user', () => {
  const chat = '123456789012345678';
  it('finds a chat account or a user, refuses whom another creator has, and unlinks', async () => {
    const user = await signedInUser(site);
    await linkDiscord(site.deps.db, user.id, chat);
    const { id } = await aCreator(site.deps.db);
    const other = await aCreator(site.deps.db);
    const linked = await call('linkCreator', { id, discordId: '123456789012345678' });
    expect(linked.body).toMatchObject({ discordId: chat, user: { id: user.id, discordId: chat } });
    expect(await refusal(call('linkCreator', { id: other.id, discordId: user.id }))).toBe(
      `409 USER_ALREADY_LINKED ${id}`,
    );
    expect((await call('unlinkCreator', { id })).body).toMatchObject({ discordId: null, user: null });
    expect((await call('linkCreator', { id: other.id, discordId: user.id })).body.user?.id).toBe(user.id);
    expect(await loggedActions(site.deps.db, 'creator', id)).toEqual(['creator.link', 'creator.unlink']);
  });

  it('says what is not there', async () => {
    const { id } = await aCreator(site.deps.db);
    expect(await refusal(call('linkCreator', { id, discordId: '99999999999999999' }))).toBe(
      '404 USER_NOT_FOUND',
    );
    expect(await refusal(call('linkCreator', { id, discordId: 9_999_999_999_999 }))).toBe(
      '404 USER_NOT_FOUND',
    );
    expect((await call('linkCreator', { id, discordId: 'somebody' })).status).toBe(400);
    expect((await call('unlinkCreator', { id: 2_000_000_000 })).status).toBe(404);
  });
});

describe('splitting a creator', () => {
  it('copies every credit, unverified, in the role given or its own; the name is free again', async () => {
    const { db } = site.deps;
    const duo = await aCreator(db, { name: 'Duo', is_verified: true });
    const present = await aCreator(db, { name: 'Present', is_verified: true });
    const [charted, drawn] = [await aLevel(db, { is_verified: true }), await aLevel(db)];
    await aCredit(site.deps.db, charted, duo.id, 'charter', true);
    await aCredit(site.deps.db, drawn, duo.id, 'vfxer');
    await aCredit(site.deps.db, drawn, present.id, 'charter');
    const { status, body } = await call('splitCreator', {
      body: { creatorId: duo.id, newNames: ['Fresh', '', 'present'], roles: [null, 'charter', 'vfxer'] },
    });
    expect(status).toBe(200);
    const [fresh, found] = body.newCreators as { id: number; name: string; isVerified: boolean }[];
    expect([fresh?.name, fresh?.isVerified, found?.id]).toEqual(['Fresh', false, present.id]);
    expect(await creditsOf(charted)).toEqual([`${present.id} vfxer false`, `${fresh?.id} charter false`]);
    expect(await creditsOf(drawn)).toEqual([
      `${present.id} charter false`,
      `${present.id} vfxer false`,
      `${fresh?.id} vfxer false`,
    ]);
    expect((await levelRow(charted)).is_verified).toBe(false);
    expect((await site.call('creator', { id: duo.id })).status).toBe(404);
    expect((await call('newCreator', { body: { name: 'Duo' } })).status).toBe(201);
  });

  it('refuses names that make no sense and levels left without a charter', async () => {
    const { id } = await aCreator(site.deps.db, { name: 'Whole' });
    const level = await aLevel(site.deps.db);
    await aCredit(site.deps.db, level, id);
    const split = (newNames: unknown[], roles: unknown[] = [], creatorId = id) =>
      refusal(call('splitCreator', { body: { creatorId, newNames, roles } }));
    expect(await split(['', ' '])).toBe('400 NAME_REQUIRED');
    expect(await split(['a', 'Ａ'])).toBe('400 NAME_DUPLICATE');
    expect(await split(['WHOLE'])).toBe('400 NAME_DUPLICATE');
    expect(await split(['x'.repeat(201)])).toBe('400 VALIDATION_FAILED');
    expect(await split(['Only vfx'], ['vfxer'])).toBe(`400 LAST_CHARTER ${level}`);
    expect(await split(['a'], [], 2_000_000_000)).toBe('404 CREATOR_NOT_FOUND 2000000000');
    expect(await creditsOf(level)).toEqual([`${id} charter false`]);
  });
});

describe('teams', () => {
  it('are made and changed with aliases and members; no name is used twice', async () => {
    const [a, b] = [await aCreator(site.deps.db), await aCreator(site.deps.db)];
    const made = await call('newTeam', { body: { name: 'Kiln', aliases: ['oven'], members: [a.id] } });
    expect(made.body).toMatchObject({ name: 'Kiln', description: null, members: [{ id: a.id }] });
    const { id } = made.body;
    expect(await refusal(call('newTeam', { body: { name: 'ＯＶＥＮ' } }))).toBe(`409 TEAM_EXISTS ${id}`);
    expect(await refusal(call('newTeam', { body: { name: '' } }))).toBe('400 NAME_REQUIRED');
    const other = await call('newTeam', { body: { name: 'Forge', description: 'iron' } });
    expect(await refusal(call('editTeam', { id: other.body.id, body: { aliases: ['kiln'] } }))).toBe(
      `409 TEAM_EXISTS ${id}`,
    );
    const edited = await call('editTeam', {
      id,
      body: { name: 'Kiln', description: 'clay', isVerified: true, members: [b.id, b.id, a.id] },
    });
    expect(edited.body).toMatchObject({ description: 'clay', isVerified: true, aliases: ['oven'] });
    expect(edited.body.members).toHaveLength(2);
    expect((await call('editTeam', { id, body: { description: '', members: [] } })).body).toMatchObject({
      description: null,
      members: [],
    });
    expect(await refusal(call('editTeam', { id, body: { members: [a.id, 2 ** 33] } }))).toBe(
      `404 CREATOR_NOT_FOUND ${2 ** 33}`,
    );
    expect((await call('editTeam', { id: 2_000_000_000, body: { name: 'x' } })).status).toBe(404);
  });
});
