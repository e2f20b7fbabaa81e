import { expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, anAlias } from '../../testing/catalogue.ts';
import { selectLevelDuplicates } from './duplicates.repository.ts';

const app = appOfTests();

const titlesOf = async (song: string, artist: string) => {
  const found = await selectLevelDuplicates(app.deps.db, 0, { videoLink: '', song, artist });
  return found.map(({ id }) => id);
};

it('finds a song by whole names, aliases included, in any case and width', async () => {
  const { db } = app.deps;
  const id = await aLevel(db, { song: 'Glass 100%', artist: 'Orla' });
  await anAlias(db, id, 'Szkło', 'Glass 100%');
  expect(await titlesOf('ＧＬＡＳＳ 100%', 'orla')).toEqual([id]);
  expect(await titlesOf('szkło', 'Orla')).toEqual([id]);
  expect(await titlesOf('Glass', 'Orla')).toEqual([]);
  expect(await titlesOf('Glass 100%', 'Orl')).toEqual([]);
  expect(await titlesOf('', '')).toEqual([]);
});
