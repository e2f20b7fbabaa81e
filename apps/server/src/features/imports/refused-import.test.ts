import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BrokenInput } from './broken-input.ts';
import { importScratch, level, pass, player } from './testing/import-scratch.ts';

const scratch = importScratch();

describe('an import that cannot be done leaves everything as it was', () => {
  const fails = async (message: RegExp, options = {}) => {
    const before = await scratch.everything();
    const error = await scratch.run(options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BrokenInput);
    expect((error as Error).message).toMatch(message);
    expect(await scratch.everything()).toBe(before);
  };

  it('an empty folder, one that is not there, empty files', async () => {
    await fails(/holds none of levels\.jsonl/);
    scratch.files({ levels: [] });
    await fails(/are empty/);
    rmSync(scratch.folder, { recursive: true });
    await fails(/holds none of/);
    writeFileSync(scratch.folder, 'a file');
    await fails(/cannot be read: ENOTDIR/);
  });

  it('a file that is not JSON Lines', async () => {
    scratch.files({ levels: [level], players: ['name,country', 'Koralik,PL'] });
    await fails(/players\.jsonl is not JSON Lines/);
  });

  it('a file that is not UTF-8', async () => {
    scratch.files({ levels: [level] });
    writeFileSync(
      join(scratch.folder, 'players.jsonl'),
      Buffer.concat([Buffer.from(`${JSON.stringify(player)}\n`), Buffer.from([0xff, 0xfe])]),
    );
    await fails(/players\.jsonl is not UTF-8: line 2/);
  });

  it('a line that never ends', async () => {
    writeFileSync(join(scratch.folder, 'levels.jsonl'), `"${'x'.repeat(4_100_000)}`);
    await fails(/one of its lines never ends/);
  });

  it('an id of the site', async () => {
    await scratch.db.insertInto('levels').values({ id: 7, song: 'Of the site' }).execute();
    await scratch.db.insertInto('players').values({ id: 5, name: 'Of the site' }).execute();
    scratch.files({ levels: [level], players: [player], passes: [pass] });
    await fails(/1 levels of the site: 7\n {2}1 players of the site: 5/);
    await fails(/of the site/, { replaceDemo: true });
  });
});

describe('ids that are taken', () => {
  it('are freed by --replace-demo, in the same transaction', async () => {
    await scratch.loadDemo();
    scratch.files({ levels: [level], players: [player], passes: [pass] });
    await expect(scratch.run()).rejects.toThrow(/1 levels of the demo community: 7/);
    const report = await scratch.run({ replaceDemo: true });
    expect(report.removedDemo.find(({ what }) => what === 'passes')?.count).toBe(3000);
    expect(await scratch.db.selectFrom('levels').select('id').execute()).toEqual([{ id: 7 }]);
    expect(await scratch.db.selectFrom('player_stats').select(['player_id', 'rank']).execute()).toEqual([
      { player_id: 5, rank: 1 },
    ]);
    expect((await scratch.run({ replaceDemo: true })).files.map(({ added }) => added)).toEqual([0, 0, 0]);
  });

  it('are left to their owners by --new-ids, and a second run still changes nothing', async () => {
    await scratch.db
      .insertInto('levels')
      .values([{ song: 'Of the site' }, { song: 'Of the site, too' }])
      .execute();
    await scratch.db.insertInto('players').values({ name: 'Of the site' }).execute();
    const own = { ...level, id: 1 };
    scratch.files({
      levels: [own, { ...level, id: 2, song: 'Second' }],
      players: [{ ...player, id: 1 }],
      passes: [{ ...pass, levelId: 2, playerId: 1 }],
      references: [{ difficultyId: 30, levelIds: [2] }],
    });
    await scratch.run({ newIds: true });
    const stored = await scratch.db
      .selectFrom('levels')
      .select(['id', 'song'])
      .where('origin', '=', 'import')
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { id: 3, song: 'Glass Meridian' },
      { id: 4, song: 'Second' },
    ]);
    const passes = await scratch.db.selectFrom('passes').select(['level_id', 'player_id']).execute();
    expect(passes).toEqual([{ level_id: 4, player_id: 2 }]);
    expect(await scratch.db.selectFrom('level_references').select('level_id').execute()).toEqual([
      { level_id: 4 },
    ]);
    const before = await scratch.everything();
    expect((await scratch.run({ newIds: true })).files.map(({ added }) => added)).toEqual([0, 0, 0, 0]);
    expect((await scratch.run()).files.map(({ added }) => added)).toEqual([0, 0, 0, 0]);
    expect(await scratch.everything()).toBe(before);
  });
});
