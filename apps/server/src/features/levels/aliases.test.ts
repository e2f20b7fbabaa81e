import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { loggedActions } from '../../testing/log-of.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

const { call } = app.as(admin);
const add = (id: number, body: Record<string, unknown>) => call('addLevelAlias', { id, body });
const aliasesOf = async (id: number) => (await app.call('levelAliases', { id })).body;
const count = async (id: number, field: string, matchType = 'exact') =>
  (await call('countAliasLevels', { id, field, matchType })).body;
const found = async (query: string) => {
  const { body } = await app.call('listLevels', { query });
  return (body.results as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
};

describe('aliases of a level', () => {
  it('are added, found, changed and removed', async () => {
    const id = await aLevel(app.deps.db, { song: 'Night Train', artist: 'Mole' });
    const { status, body } = await add(id, { field: 'song', alias: ' Nachtzug ' });
    expect([status, body.propagatedCount, body.propagatedLevels]).toEqual([201, 0, []]);
    const [alias] = body.aliases;
    expect(alias).toMatchObject({ field: 'song', originalValue: 'Night Train', alias: 'Nachtzug' });
    expect(await aliasesOf(id)).toEqual([alias]);
    expect(await found('song=nachtzug')).toEqual([id]);

    const changed = await call('editLevelAlias', { id, aliasId: alias?.id, body: { alias: 'Nočný vlak' } });
    expect(changed.body).toEqual({ ...alias, alias: 'Nočný vlak' });
    expect(await found('song=nachtzug')).toEqual([]);
    expect(await found('song=nočný vlak')).toEqual([id]);

    expect((await call('deleteLevelAlias', { id, aliasId: alias?.id })).status).toBe(200);
    expect(await aliasesOf(id)).toEqual([]);
    expect(await found('song=nočný vlak')).toEqual([]);
    expect(await loggedActions(app.deps.db, 'level', id)).toEqual([
      'level.addAlias',
      'level.editAlias',
      'level.removeAlias',
    ]);
  });

  it('are each there once, ignoring case and width', async () => {
    const id = await aLevel(app.deps.db);
    const first = (await add(id, { field: 'song', alias: 'Neon' })).body.aliases[0];
    const again = await add(id, { field: 'song', alias: 'ＮＥＯＮ' });
    expect([again.outcome, again.problem.fields?.[0]?.field]).toEqual(['409 ALIAS_EXISTS', 'alias']);
    expect((await add(id, { field: 'artist', alias: 'neon' })).status).toBe(201);
    const other = (await add(id, { field: 'song', alias: 'Argon' })).body.aliases.at(-1);
    const clash = await call('editLevelAlias', { id, aliasId: other?.id, body: { alias: 'nEON' } });
    expect(clash.outcome).toBe('409 ALIAS_EXISTS');
    expect(
      (await call('editLevelAlias', { id, aliasId: first?.id, body: { alias: 'NEON' } })).body.alias,
    ).toBe('NEON');
  });

  it.each([
    [{ field: 'song', alias: '  ' }, 'ALIAS_REQUIRED'],
    [{ field: 'song' }, 'ALIAS_REQUIRED'],
    [{ field: 'song', alias: 'x'.repeat(256) }, 'VALIDATION_FAILED'],
    [{ field: 'charter', alias: 'x' }, 'VALIDATION_FAILED'],
    [{ alias: 'x' }, 'VALIDATION_FAILED'],
    [{ field: 'song', alias: 'x', matchType: 'some' }, 'VALIDATION_FAILED'],
  ])('refuse %o', async (body, code) => {
    const id = await aLevel(app.deps.db);
    expect((await add(id, body)).outcome).toBe(`400 ${code}`);
    expect(await aliasesOf(id)).toEqual([]);
  });

  it('belong to a level that is there, and to that one', async () => {
    const [id, other] = [await aLevel(app.deps.db), await aLevel(app.deps.db)];
    const alias = (await add(id, { field: 'song', alias: 'Mine' })).body.aliases[0];
    const missing = 2_000_000_000;
    for (const reply of [
      await call('levelAliases', { id: missing }),
      await call('addLevelAlias', { id: missing, body: { field: 'song', alias: 'x' } }),
      await call('editLevelAlias', { id: other, aliasId: alias?.id, body: { alias: 'x' } }),
      await call('deleteLevelAlias', { id: other, aliasId: alias?.id }),
      await call('countAliasLevels', { id: missing, field: 'song' }),
    ])
      expect(reply.outcome).toBe('404 NOT_FOUND');
    expect((await call('editLevelAlias', { id, aliasId: alias?.id, body: { alias: '' } })).problem.code).toBe(
      'ALIAS_REQUIRED',
    );
    expect((await call('countAliasLevels', { id })).status).toBe(400);
    await changeRow(app.deps.db, 'levels', id, { is_deleted: true });
    expect((await app.call('levelAliases', { id })).problem.code).toBe('LEVEL_DELETED');
  });
});

describe('propagation', () => {
  it('reaches other levels with the same text, or one that contains it, and counts them before', async () => {
    const { db } = app.deps;
    const id = await aLevel(db, { song: '100% Pure_' });
    const same = await aLevel(db, { song: '１００% pure_' });
    const within = await aLevel(db, { song: 'A 100% PURE_ cut', is_hidden: true });
    await aLevel(db, { song: '100x PureX' });
    await aLevel(db, { song: '100% Pure_', is_deleted: true });
    const byAlias = await aLevel(db, { song: 'Else' });
    await add(byAlias, { field: 'song', alias: '100% Pure_' });

    expect(await count(id, 'song')).toEqual({ count: 1, fieldValue: '100% Pure_', matchType: 'exact' });
    expect(await count(id, 'song', 'partial')).toMatchObject({ count: 2, matchType: 'partial' });
    const exact = await add(id, { field: 'song', alias: 'Purity', propagate: true });
    expect(exact.body).toMatchObject({ propagatedCount: 1, propagatedLevels: [same] });
    expect(await aliasesOf(same)).toMatchObject([{ originalValue: '１００% pure_', alias: 'Purity' }]);
    await add(within, { field: 'song', alias: 'Cut' });
    const partial = await add(id, { field: 'song', alias: 'CUT', propagate: true, matchType: 'partial' });
    expect(partial.body).toMatchObject({ propagatedCount: 1, propagatedLevels: [same] });
    expect(await found('song=cut')).toEqual([id, same]);
  });

  it('of an empty text reaches nothing', async () => {
    const id = await aLevel(app.deps.db, { artist: '' });
    await aLevel(app.deps.db, { artist: '' });
    expect(await count(id, 'artist', 'partial')).toMatchObject({ count: 0 });
  });
});
