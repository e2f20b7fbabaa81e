import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { anOpenRating, saveVote } from '../../testing/open-rating.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { type DifficultyChange, difficultyChanged } from './difficulty-changed.ts';

const [P20, G1, G2, U20, BUS] = [20, 21, 22, 60, 1002];

let site: TestApp;
let raters: TestUser[];
beforeEach(async () => {
  site = await testApp();
  raters = [];
  for (let n = 0; n < 4; n += 1) raters.push(await signedInUser(site, { role: 'rater' }));
});
afterEach(() => site.close());

const change = (wanted: DifficultyChange) =>
  transaction(site.deps.db, (trx) => difficultyChanged(trx, site.deps.config, wanted));
const remove = (id: number, fallbackId: number) => change({ remove: { id, fallbackId } });
/** A row with a level on it. @returns the level */
async function add(id: number, name: string, fields: { type?: 'PGU' | 'SPECIAL'; sort_order: number }) {
  const common = { type: 'SPECIAL' as const, color: '#123456', base_score: 5, emoji: ':x:', legacy: name };
  await change({ put: [{ id, name, ...common, ...fields }] });
  return aLevel(site.deps.db, { diff_id: id });
}
async function listed(filter: { from?: string; to?: string; specials?: string[] }): Promise<number[]> {
  const { from, to, specials } = filter;
  const isRange = from !== undefined || to !== undefined;
  const body = { ...(isRange && { pguRange: { from, to } }), specialDifficulties: specials };
  const reply = await site.call('filterLevels', { sort: 'DIFF_ASC', body });
  return reply.body.results.map(({ diffId }) => diffId);
}
/** The same vote of four raters. @returns the outcome of the last, and the average */
async function voteAll(rating: string) {
  const { id } = await anOpenRating(site.deps.db, { diff_id: G2 });
  let last;
  for (const rater of raters)
    last = await saveVote(site, id, rater, { rating, comment: 'so', isCommunityRating: false });
  return { id, outcome: last?.outcome, average: last?.body.rating?.averageDifficulty?.name };
}

describe('a special that staff add', () => {
  it('is in filters, statistics and ratings at once', async () => {
    const counts = async () => (await site.call('statistics')).body.difficulties.byType.SPECIAL;
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
    expect(names(await counts())).not.toContain('Half-Life');
    const before = await voteAll('half-life');
    expect(before.outcome).toBe('400 INVALID_RATING');

    await add(500, 'Half-Life', { sort_order: 1500 });
    expect(await listed({ specials: ['half-LIFE'] })).toEqual([500]);
    const after = names(await counts());
    expect(after.indexOf('Half-Life')).toBe(after.indexOf('Q1+') - 1);
    const { average, outcome } = await voteAll('half-life');
    expect([outcome, average]).toEqual(['200', 'Half-Life']);
    expect((await voteAll('half-life ~ u3')).average).toBe('Half-Life');
  });

  it('has its levels in the counts of statistics within the same minute', async () => {
    await site.call('statistics');
    await add(500, 'Epic', { sort_order: 1500 });
    await change({ put: [{ id: 500, color: '#654321' }] });
    const { byType } = (await site.call('statistics')).body.difficulties;
    const row = byType.SPECIAL.find(({ id }) => id === 500);
    expect(row).toMatchObject({ color: '#654321', levelCount: 1, passCount: 0 });
  });

  it('keeps its votes under another name, and counts for nothing when it is deleted', async () => {
    const { id } = await voteAll('Bus');
    const ranged = await voteAll('U12~Bus');
    const read = async (ratingId: number) =>
      (await site.as(raters[0] ?? {}).call('rating', { id: ratingId })).body;
    await change({ put: [{ id: BUS, name: 'Coach' }] });
    for (const [rating, text] of [
      [id, 'Coach'],
      [ranged.id, 'U12~Coach'],
    ] as const) {
      const { averageDifficulty, details } = await read(rating);
      expect(averageDifficulty?.name).toBe('Coach');
      expect(details.map((detail) => detail.rating)).toEqual(raters.map(() => text));
    }
    expect((await voteAll('Bus')).outcome).toBe('400 INVALID_RATING');
    await remove(BUS, 0);
    expect((await read(id)).averageDifficulty).toBeNull();
    expect((await read(ranged.id)).averageDifficulty).toBeNull();
  });

  it('keeps its drawn badge when it is deleted', async () => {
    await add(500, 'Epic', { sort_order: 1500 });
    const { body } = await site.call('difficulties');
    const { icon, legacyIcon } = body.find(({ id }) => id === 500)!;
    const urls = [icon, legacyIcon!];
    const drawn = await Promise.all(urls.map((url) => site.callRaw('GET', url)));
    await remove(500, G1);
    for (const [index, url] of urls.entries()) {
      const now = await site.callRaw('GET', url);
      expect([now.status, now.text]).toEqual([200, drawn[index]?.text]);
      expect(now.headers['cache-control']).toContain('immutable');
    }
    expect(await listed({ specials: ['Epic'] })).toEqual([]);
  });

  it('is named by the log after it was deleted', async () => {
    const level = await add(500, 'Epic', { sort_order: 1500 });
    const { token } = await signedInUser(site, { role: 'superAdmin' });
    const { call } = site.as({ token });
    expect((await call('editLevel', { id: level, body: { diffId: G2 } })).status).toBe(200);
    await remove(500, G1);
    const { names, results } = (await call('log')).body;
    expect(results[0]?.before).toMatchObject({ diffId: 500 });
    expect(names.difficulty).toMatchObject({ 500: 'Epic', [G2]: 'G2' });
  });
});

describe('a PGU difficulty that is no step', () => {
  it('belongs to a range by its place, and to the whole scale anywhere', async () => {
    await add(500, 'G 1½', { type: 'PGU', sort_order: 900 });
    await change({
      put: [
        { id: 500, sort_order: G2 },
        { id: G2, sort_order: 900 },
      ],
    });
    for (const diff_id of [P20, G1, G2, U20]) await aLevel(site.deps.db, { diff_id });
    expect(await listed({ from: 'G1', to: 'U20' })).toEqual([G1, 500, U20]);
    expect(await listed({ from: 'G3', to: 'U20' })).toEqual([U20]);
    expect(await listed({ from: 'G1', to: 'G 1½' })).toEqual([G1, 500]);
    expect(await listed({ from: 'G2' })).toEqual([G2]);
    for (const whole of [{ from: 'P1', to: 'U20' }, { from: 'U20', to: 'P1' }, { from: 'P1' }])
      expect(await listed({ ...whole, specials: ['Bus'] })).toEqual([P20, G1, 500, U20, G2]);
    expect((await voteAll('G 1½')).outcome).toBe('400 INVALID_RATING');
  });
});

describe('a step that is missing, or another row', () => {
  beforeEach(async () => {
    for (const diff_id of [P20, G2, U20]) await aLevel(site.deps.db, { diff_id });
    await remove(G1, 0);
  });

  it.each<[string | undefined, string | undefined, number[]]>([
    ['G1', 'U20', [G2, U20]],
    ['P20', 'G1', [P20]],
    ['G1', 'P20', [P20]],
    ['U20', 'G1', [G2, U20]],
    ['G1', 'G1', []],
    ['G1', undefined, [G2, U20]],
    [undefined, 'G1', [P20]],
    ['X1', 'U20', []],
  ])('a range from %s to %s ends at what is there', async (from, to, found) => {
    expect(await listed({ ...(from && { from }), ...(to && { to }) })).toEqual(found);
  });

  it('is the step again as a row with another id', async () => {
    await add(700, 'g1', { type: 'PGU', sort_order: G1 });
    expect(await listed({ from: 'G1', to: 'G1' })).toEqual([700]);
    expect((await voteAll('G1')).average).toBe('g1');
  });

  it('gives way to a special that has its name', async () => {
    await add(700, 'G1', { sort_order: 5000 });
    expect(await listed({ from: 'G1', to: 'U20' })).toEqual([G2, U20]);
    expect(await listed({ specials: ['G1'] })).toEqual([700]);
    expect((await voteAll('G1')).average).toBe('G1');
  });
});
