import { expect, it } from 'vitest';
import { databaseOfTests } from './before-tests.ts';
import { aPlayer } from './catalogue.ts';
import { tableMarks } from './table-marks.ts';
import { changeRow } from './stored-row.ts';

const database = databaseOfTests();

it('reports every added, changed and removed row, and nothing else', async () => {
  const { db } = database;
  const seen = [await tableMarks(db)];
  const player = await aPlayer(db);
  seen.push(await tableMarks(db));
  await changeRow(db, 'players', player, { country: 'XX' });
  seen.push(await tableMarks(db));
  await db.deleteFrom('player_stats').execute();
  await db.deleteFrom('players').execute();
  seen.push(await tableMarks(db));
  const changes = seen
    .slice(1)
    .map((marks, index) => Object.keys(marks).filter((name) => marks[name] !== seen[index]?.[name]));
  expect(changes).toEqual([['player_stats', 'players'], ['players'], ['player_stats', 'players']]);
  expect(await tableMarks(db, ['players'])).not.toHaveProperty('players');
  expect(await tableMarks(db)).toEqual(seen.at(-1));
});
