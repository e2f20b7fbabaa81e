import { describe, expect, it } from 'vitest';
import { loggedActions } from '../../testing/audit-log.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

const call = (method: string, path: string, body?: unknown, query?: Record<string, string>) =>
  app.call(method, `/v2/database/levels/${path}`, { token: admin.token, body, query });
const add = (id: number, body: Record<string, unknown>) => call('POST', `${id}/aliases`, body);
const aliasesOf = async (id: number) => (await app.call('GET', `/v2/database/levels/${id}/aliases`)).body;
const count = async (id: number, field: string, matchType = 'exact') =>
  (await call('GET', `alias-propagation-count/${id}`, undefined, { field, matchType })).body;
const found = async (query: string) => {
  const { body } = await app.call('GET', '/v2/database/levels', { query: { query } });
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

    const changed = await call('PUT', `${id}/aliases/${alias.id}`, { alias: 'Nočný vlak' });
    expect(changed.body).toEqual({ ...alias, alias: 'Nočný vlak' });
    expect(await found('song=nachtzug')).toEqual([]);
    expect(await found('song=nočný vlak')).toEqual([id]);

    expect((await call('DELETE', `${id}/aliases/${alias.id}`)).status).toBe(200);
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
    expect([again.outcome, again.body.fields[0].field]).toEqual(['409 ALIAS_EXISTS', 'alias']);
    expect((await add(id, { field: 'artist', alias: 'neon' })).status).toBe(201);
    const other = (await add(id, { field: 'song', alias: 'Argon' })).body.aliases.at(-1);
    const clash = await call('PUT', `${id}/aliases/${other.id}`, { alias: 'nEON' });
    expect(clash.outcome).toBe('409 ALIAS_EXISTS');
    expect((await call('PUT', `${id}/aliases/${first.id}`, { alias: 'NEON' })).body.alias).toBe('NEON');
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
    for (const [method, path, body] of [
      ['GET', `${missing}/aliases`],
      ['POST', `${missing}/aliases`, { field: 'song', alias: 'x' }],
      ['PUT', `${other}/aliases/${alias.id}`, { alias: 'x' }],
      ['DELETE', `${other}/aliases/${alias.id}`],
      ['GET', `alias-propagation-count/${missing}?field=song`],
    ] as const) {
      expect((await call(method, path, body)).outcome, path).toBe('404 NOT_FOUND');
    }
    expect((await call('PUT', `${id}/aliases/${alias.id}`, { alias: '' })).body.code).toBe('ALIAS_REQUIRED');
    expect((await call('GET', `alias-propagation-count/${id}`)).status).toBe(400);
    await changeRow(app.deps.db, 'levels', id, { is_deleted: true });
    expect((await app.call('GET', `/v2/database/levels/${id}/aliases`)).body.code).toBe('LEVEL_DELETED');
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
