import { expect, it } from 'vitest';
import { namedIds } from './index.ts';

it('finds ids alone, in lists and inside other facts, each once', () => {
  const ids = namedIds([
    { playerId: 3, passId: 7, name: 'Koralik', mergeId: 1 },
    { playerId: 4, members: [5, 6, 5], credits: [{ creatorId: 6, role: 'charter' }], teamId: null },
    { source: { id: 9, userId: 2 } },
    null,
  ]);
  expect(Object.fromEntries([...ids].map(([type, found]) => [type, [...found]]))).toEqual({
    player: [3, 4],
    creator: [5, 6],
    user: [2],
  });
});
