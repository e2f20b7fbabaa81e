import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

const history = (id: number, token?: string) => app.as({ token }).call('levelHistory', { id });
const edit = (id: number, body: Record<string, unknown>) => app.as(admin).call('editLevel', { id, body });
const ban = (id: number, isBanned: boolean) => app.as(admin).call('banPlayer', { id, body: { isBanned } });

describe("a level's history", () => {
  it('shows every change of difficulty and base score with its reason', async () => {
    const id = await aLevel(app.deps.db);
    expect((await history(id)).body).toEqual([]);
    await edit(id, { song: 'Only a name' });
    await edit(id, { diffId: 22, rerateReason: 'harder than it looks' });
    await edit(id, { baseScore: 130 });
    const { status, body } = await history(id);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        oldDifficulty: { id: 22 },
        newDifficulty: { id: 22 },
        oldBaseScore: null,
        newBaseScore: 130,
        hasEffect: true,
      },
      {
        oldDifficulty: { id: 21, name: 'G1' },
        newDifficulty: { id: 22, name: 'G2' },
        oldBaseScore: null,
        newBaseScore: null,
        reason: 'harder than it looks',
        votes: null,
        date: expect.any(String),
      },
    ]);
    expect(body[0]).not.toHaveProperty('worldsFirst');
    expect(body[0]?.changeId).toBe(body[0]!.id);
  });

  it('shows who held the worlds first; holders whose pass is not shown, to super admins only', async () => {
    const { db } = app.deps;
    const id = await aLevel(db);
    const [first, second] = [await aPlayer(db, { name: 'First' }), await aPlayer(db, { name: 'Second' })];
    const early = await aPass(db, {
      level_id: id,
      player_id: first,
      vid_upload_time: new Date('2023-01-01'),
    });
    await edit(id, { baseScore: 50 });
    const late = await aPass(db, { level_id: id, player_id: second });
    await ban(first, true);
    await ban(first, false);
    await ban(second, true);
    const holders = async (token?: string) =>
      (await history(id, token)).body
        .filter((row: object) => 'worldsFirst' in row)
        .map((row) => row.worldsFirst);
    const [own, theirs] = [
      { playerId: first, name: 'First', passId: early },
      { playerId: second, name: 'Second', passId: late },
    ];
    expect(await holders(admin.token)).toEqual([own, theirs, own]);
    expect(await holders()).toEqual([own, own]);
    await ban(first, true);
    expect(await holders()).toEqual([null]);
  });

  it('does not take a level that was hidden for a while for one that changed hands', async () => {
    const { db } = app.deps;
    const id = await aLevel(db);
    await aPass(db, { level_id: id, player_id: await aPlayer(db) });
    await edit(id, { baseScore: 50 });
    const before = (await history(id)).body;
    for (const is_hidden of [true, false]) {
      await changeRow(db, 'levels', id, { is_hidden });
      await edit(id, { baseScore: is_hidden ? 60 : 50 });
    }
    const rows = (await history(id)).body.filter((row: object) => 'worldsFirst' in row);
    expect(rows).toEqual(before.filter((row: object) => 'worldsFirst' in row));
    expect(rows).toHaveLength(1);
  });

  it('is not given for a level that is not shown', async () => {
    const id = await aLevel(app.deps.db, { is_deleted: true });
    expect((await history(id)).problem.code).toBe('LEVEL_DELETED');
    expect((await history(id, admin.token)).status).toBe(200);
    expect((await history(2_000_000_000)).problem.code).toBe('NOT_FOUND');
  });
});
