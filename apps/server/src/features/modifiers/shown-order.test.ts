import { MODIFIER_TYPES, type ModifierType } from '@rondo/domain/modifiers';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { seededRandom } from '../../platform/seeded-random.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';
import { putModifier } from './testing/put-modifier.ts';

const app = appOfTests({ config: { jokes: true } });
const random = seededRandom('shown order');

type Row = {
  readonly id: number;
  readonly position: number;
  readonly rank: number;
  readonly rankedScore: number;
  readonly overlay?: {
    readonly stored: { readonly rankedScore: number; readonly rankedScoreRank: number | null };
  };
};
type Place = { readonly id: number; readonly score: number; readonly isRanked: boolean };
let ids: number[] = [];
let token = '';

const rowsOf = async (query: string): Promise<Row[]> => {
  const { body } = await app.callRaw<{ results: Row[] }>('GET', `/v2/database/leaderboard?${query}`, {
    token,
  });
  return body.results;
};

/** The whole list in pages of that size. */
async function allRows(query: string, size: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let length = size; length === size && rows.length <= ids.length; ) {
    const page = await rowsOf(`${query}&limit=${size}&offset=${rows.length}`);
    rows.push(...page);
    ({ length } = page);
  }
  return rows;
}

/** What each profile shows: the list must have the same in order. */
async function places(): Promise<Place[]> {
  const found: Place[] = [];
  for (const id of ids) {
    const { body } = await app.call('player', { id });
    found.push({ id, score: body.rankedScore, isRanked: body.rankedScoreRank !== null });
  }
  return found;
}

const sorted = (list: readonly Place[], sign: 1 | -1) =>
  [...list].sort((a, b) => sign * (a.score - b.score) || a.id - b.id).map(({ id }) => id);
const rankIn = (list: readonly Place[], score: number) =>
  1 + list.filter((other) => other.isRanked && other.score > score).length;

// Forty players, of whom many share a score; one is banned, two have no passes.
beforeAll(async () => {
  const { db } = app.deps;
  const levels = await Promise.all(
    [200, 200, 300, 500, 800, 1200].map((base_score) => aLevel(db, { base_score })),
  );
  ids = [];
  for (let made = 0; made < 40; made++) {
    const id = await aPlayer(db, { name: `Runner ${made}` });
    ids.push(id);
    const cleared = made < 2 ? [] : random.sample(levels, random.whole(1, 2));
    for (const level_id of cleared) await aPass(db, { level_id, player_id: id });
  }
  await changeRow(db, 'players', ids[5] ?? 0, { is_banned: true });
  await transaction(db, recomputeEverything);
  token = (await signedInUser(app, { role: 'superAdmin' })).token;
  for (let made = 0; made < 45; made++) {
    const type = random.pick(MODIFIER_TYPES.filter((one) => one !== 'player_swap')) as ModifierType;
    const value = { ranked_add: random.pick([100, 300, 300.5]), ranked_multiply: 1.5 }[type as 'ranked_add'];
    const playerId = random.pick(ids);
    await putModifier(app, { playerId, type, ...(value === undefined ? {} : { value }) });
  }
});

describe('the leaderboard by ranked score', () => {
  it.each([
    ['the list', '', 'DESC'],
    ['the list from below', '&order=ASC', 'ASC'],
    ['a search', '&query=runner', 'DESC'],
    ['a search from below', '&query=runner&order=ASC', 'ASC'],
    ['with the banned', '&showBanned=show', 'DESC'],
    ['the banned alone', '&showBanned=only', 'DESC'],
  ])('%s has the order of what is shown, whole in pages of 1, 7 and 50', async (_, query, order) => {
    const all = await places();
    const isBanned = ({ id }: Place) => id === ids[5];
    const hasPasses = ({ id }: Place) => ids.indexOf(id) >= 2;
    const isListed = (place: Place) => {
      if (query.includes('showBanned=only')) return isBanned(place);
      if (query.includes('showBanned=show')) return hasPasses(place);
      if (query.includes('query')) return !isBanned(place);
      return place.isRanked;
    };
    const expected = sorted(all.filter(isListed), order === 'ASC' ? 1 : -1);
    for (const size of [1, 7, 50]) {
      const rows = await allRows(`sortBy=rankedScore${query}`, size);
      expect(rows.map(({ id }) => id)).toEqual(expected);
      expect(rows.map(({ position }) => position)).toEqual(expected.map((__, index) => index + 1));
    }
  });

  it('gives whom a modifier touches the rank among what is shown, and leaves the others theirs', async () => {
    const all = await places();
    const rows = await rowsOf('limit=100');
    const touched = rows.filter(({ overlay }) => overlay !== undefined);
    expect(touched.length).toBeGreaterThan(10);
    expect(touched.length).toBeLessThan(rows.length);
    for (const { rank, rankedScore } of touched) expect(rank).toBe(rankIn(all, rankedScore));
    const stored = rows.map(({ id, rankedScore, overlay }) => ({
      id,
      isRanked: true,
      score: overlay?.stored.rankedScore ?? rankedScore,
    }));
    for (const [index, { rank, overlay }] of rows.entries())
      expect(overlay?.stored.rankedScoreRank ?? rank).toBe(rankIn(stored, stored[index]?.score ?? 0));
  });

  it('around a player is the stored one, with nothing shown otherwise', async () => {
    const asStored = await rowsOf(`around=${ids[20]}&limit=100`);
    expect(asStored.every((row) => row.overlay === undefined)).toBe(true);
    expect(asStored.map(({ id }) => id)).toEqual(
      sorted(
        asStored.map(({ id, rankedScore }) => ({ id, score: rankedScore, isRanked: true })),
        -1,
      ),
    );
    for (const { rank, rankedScore } of asStored)
      expect(rank).toBe(
        rankIn(
          asStored.map((row) => ({ id: row.id, score: row.rankedScore, isRanked: true })),
          rankedScore,
        ),
      );
  });

  it('by another key keeps the stored order, and shows the scores all the same', async () => {
    const stored = (await rowsOf(`around=${ids[20]}&sortBy=generalScore&limit=100`)).map(({ id }) => id);
    const rows = await rowsOf('sortBy=generalScore&limit=100');
    expect(rows.map(({ id }) => id)).toEqual(stored);
    expect(
      rows.some(({ overlay, rankedScore }) => overlay && overlay.stored.rankedScore !== rankedScore),
    ).toBe(true);
  });

  it('is empty beyond its end', async () => {
    expect(await rowsOf('offset=1000')).toEqual([]);
  });
});
