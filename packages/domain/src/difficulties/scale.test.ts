import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specialGroup } from './group.ts';
import { legacyLabel, pguAt, pguColour, pguNamed } from './scale.ts';
import { defaultEmoji, difficultySlug, SEED_DIFFICULTIES } from './table.ts';

/** docs/rules/difficulties.md#scale and its specials. */
const PAGE = readFileSync(new URL('../../../../docs/rules/difficulties.md', import.meta.url), 'utf8');

const row = (name: string) => SEED_DIFFICULTIES.find((difficulty) => difficulty.name === name);
const legacyOf = (tier: 'P' | 'G' | 'U') =>
  Array.from({ length: 20 }, (_, index) => legacyLabel({ tier, step: index + 1 })).join(' ');

describe('PGU scale', () => {
  it('runs from P1 to U20', () => {
    expect([1, 20, 21, 40, 41, 60].map((value) => pguAt(value).name)).toEqual([
      'P1',
      'P20',
      'G1',
      'G20',
      'U1',
      'U20',
    ]);
    expect([-5, 0, 61, Number.NaN, 20.4].map((value) => pguAt(value).name)).toEqual([
      'P1',
      'P1',
      'U20',
      'P1',
      'P20',
    ]);
  });

  it('finds names in any case, and no others', () => {
    expect(['p1', 'G20', 'u13'].map((name) => pguNamed(name)?.value)).toEqual([1, 40, 53]);
    for (const name of ['P0', 'P21', 'P01', ' P1', 'P1 ', 'X1', 'P', '1', ''])
      expect(pguNamed(name)).toBeNull();
  });

  it('goes back and forth', () => {
    for (let value = 1; value <= 60; value += 1) expect(pguNamed(pguAt(value).name)).toEqual(pguAt(value));
  });

  it('reads any text as a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const step = pguNamed(text);
        if (step) expect(step.name).toBe(text.toUpperCase());
      }),
    );
  });

  it('has the old labels of the table', () => {
    expect(legacyOf('P')).toBe('1 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 18+ 19 19+');
    expect(legacyOf('G')).toBe(
      '20.0 20.0+ 20.1 20.1+ 20.2 20.2+ 20.3 20.3+ 20.4 20.4+ 20.5 20.5+ 20.6 20.6+ 20.7 20.7+ 20.8 20.8+ 20.9 20.9+',
    );
    expect(legacyOf('U')).toBe(
      '21 21 21+ 21+ 21.1 21.1 21.1+ 21.1+ 21.2 21.2 21.2+ 21.2+ 21.3 21.3 21.3+ 21.3+ 21.4 21.4 21.4+ 21.4+',
    );
  });

  it('is coloured on straight lines', () => {
    expect(['P1', 'P20', 'G1', 'G20', 'U1', 'U20'].map((name) => row(name)?.color)).toEqual([
      '#2E9BFF',
      '#2EE56B',
      '#FFC23D',
      '#E0218A',
      '#9A63E8',
      '#1B1030',
    ]);
    expect(pguColour({ tier: 'G', step: 10 })).toBe('#F07661');
    expect(pguColour({ tier: 'U', step: 5 })).toBe('#7F52C1');
  });
});

describe('difficulty table', () => {
  it('has 76 rows, unique in id, name and order', () => {
    expect(SEED_DIFFICULTIES).toHaveLength(76);
    for (const key of ['id', 'name', 'sortOrder'] as const) {
      expect(new Set(SEED_DIFFICULTIES.map((difficulty) => difficulty[key])).size).toBe(76);
    }
    const orders = SEED_DIFFICULTIES.map(({ sortOrder }) => sortOrder);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  it.each(['P', 'G', 'U'])('has the base scores of the page for %s', (tier) => {
    const [, cells = ''] = new RegExp(`^\\| ${tier} \\|(.*)\\|$`, 'm').exec(PAGE) ?? [];
    const rows = SEED_DIFFICULTIES.filter(({ type, name }) => type === 'PGU' && name.startsWith(tier));
    expect(rows.map(({ baseScore }) => baseScore)).toEqual(cells.split('|').map(Number));
    expect(rows.every(({ id, name }) => id === pguNamed(name)?.value)).toBe(true);
  });

  it('has the specials of the page', () => {
    const cells = [...PAGE.matchAll(/^\| (\d+ \| \S+ \| \d+ \| \S+ \| #\w+ \| \w+) \|$/gm)].map(
      ([, row]) => row,
    );
    expect(cells).toHaveLength(16);
    const specials = SEED_DIFFICULTIES.filter(({ type }) => type === 'SPECIAL').toSorted(
      (x, y) => x.id - y.id,
    );
    expect(
      specials.map(({ id, name, sortOrder, legacy, color }) =>
        [id, name, sortOrder, legacy, color, specialGroup(name)].join(' | '),
      ),
    ).toEqual(cells);
    expect(specials.every(({ baseScore }) => baseScore === 0)).toBe(true);
    expect(row('MP')?.emoji).toBe(':rondo_mp:');
  });

  it('has slugs without doubles', () => {
    expect(['-2', 'Q1+', 'Qq', 'U20', 'Very Hard!'].map(difficultySlug)).toEqual([
      'm2',
      'q1p',
      'qq',
      'u20',
      'very_hard_',
    ]);
    expect(new Set(SEED_DIFFICULTIES.map(({ name }) => defaultEmoji(name))).size).toBe(76);
  });
});
