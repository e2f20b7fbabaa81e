import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  type DifficultyFamily,
  difficultyPlace,
  edgeColours,
  SEED_DIFFICULTIES,
} from '../difficulties/index.ts';
import { type BadgeDifficulty, badgeHash, difficultyBadgeSvg } from './badge.ts';
import { badgeColours } from './colours.ts';
import { badgeOutline } from './outline.ts';
import { shortName } from './word.ts';

const FAMILIES: DifficultyFamily[] = ['P', 'G', 'U', 'Extra', 'Quantum', 'Hidden'];
const seed = (name: string): BadgeDifficulty => {
  const row = SEED_DIFFICULTIES.find((difficulty) => difficulty.name === name);
  if (!row) throw new Error(`no difficulty ${name}`);
  return row;
};
const anyColour = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const anyDifficulty = fc.record({
  name: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.constantFrom('U21', 'Epic', '地狱', 'Q9', 'constructor'),
  ),
  type: fc.constantFrom('PGU' as const, 'SPECIAL' as const),
  color: anyColour,
  legacy: fc.string({ maxLength: 8 }),
});

/** Numbers of all commands; throws on anything that is no path. */
function pathNumbers(path: string): number[] {
  expect(path).toMatch(/^M[MLHVACQZ\d .-]*$/i);
  return (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

describe('badge', () => {
  it('has an outline of its own for each family, inside the square and closed', () => {
    const outlines = FAMILIES.map((family) => badgeOutline(family, 3.6));
    expect(new Set(outlines).size).toBe(FAMILIES.length);
    for (const outline of outlines) {
      expect(outline.endsWith('Z')).toBe(true);
      expect(Math.max(...pathNumbers(outline))).toBeLessThanOrEqual(80);
      expect(Math.min(...pathNumbers(outline))).toBeGreaterThanOrEqual(0);
    }
  });

  it.each([
    ['P7', 'P', 7],
    ['G20', 'G', 20],
    ['U1', 'U', 1],
    ['Marathon', 'Extra', 0],
    ['Q2+', 'Quantum', 0],
    ['-21', 'Hidden', 0],
    ['Unranked', 'Hidden', 0],
  ])('%s is of family %s with %i twentieths', (name, family, step) => {
    expect(difficultyPlace(seed(name))).toEqual({ family, step });
  });

  it('fills the rim by the step', () => {
    const [, filled, whole] =
      /stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(difficultyBadgeSvg(seed('G14'))) ?? [];
    expect(Number(filled) / Number(whole)).toBeCloseTo(14 / 20, 3);
    expect(difficultyBadgeSvg(seed('Q2'))).not.toContain('stroke-dasharray');
    expect(difficultyBadgeSvg(seed('-2'))).toContain('stroke-dasharray="9 6.2"');
  });

  it('is drawn as strokes, without a font', () => {
    for (const row of SEED_DIFFICULTIES) {
      for (const variant of ['icon', 'legacy'] as const) {
        const svg = difficultyBadgeSvg(row, variant);
        expect(svg).not.toMatch(/<text|font/);
        expect(svg).toContain('stroke-linecap="round"');
      }
    }
  });

  it('differs wherever name or colour do', () => {
    expect(new Set(SEED_DIFFICULTIES.map((row) => difficultyBadgeSvg(row))).size).toBe(
      SEED_DIFFICULTIES.length,
    );
    expect(new Set(SEED_DIFFICULTIES.map((row) => badgeHash(row))).size).toBe(SEED_DIFFICULTIES.length);
    expect(badgeHash({ ...seed('G5'), color: '#123456' })).not.toBe(badgeHash(seed('G5')));
    expect(badgeHash(seed('G5'), 'legacy')).not.toBe(badgeHash(seed('G5')));
    expect(badgeHash({ ...seed('G5') })).toBe(badgeHash(seed('G5')));
  });

  it.each([
    ['G14', 'G14'],
    ['Q2+', 'Q2+'],
    ['Qq', 'Qq'],
    ['20.5+', '20.5+'],
    ['Epic', 'EPI'],
    ['Extreme Hard', 'EH'],
    ['very hard_mode', 'VHM'],
    ['地狱', ''],
  ])('shortens %j to %j', (name, short) => {
    expect(shortName(name)).toBe(short);
  });

  it('keeps apart names that no stroke can write', () => {
    const [one, other] = ['地狱', '심연'].map((name) =>
      difficultyBadgeSvg({ name, type: 'SPECIAL', color: '#3366FF' }),
    );
    expect(one?.replace('地狱', '')).not.toBe(other?.replace('심연', ''));
  });

  it('is a sound drawing for any name and colour', () => {
    fc.assert(
      fc.property(
        anyDifficulty,
        fc.constantFrom('icon' as const, 'legacy' as const),
        (difficulty, variant) => {
          const svg = difficultyBadgeSvg(difficulty, variant);
          expect(svg).not.toMatch(/NaN|undefined|Infinity| d=""/);
          expect(svg.match(/<title>/g)).toHaveLength(1);
          const title = /<title>(.*)<\/title>/su.exec(svg)?.[1] ?? '';
          expect(title).not.toMatch(/[<>\0]|&(?!(?:amp|lt|gt);)/);
          for (const [, path = ''] of svg.matchAll(/ d="([^"]*)"/g)) pathNumbers(path);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('has strokes of at least 4.5:1 on its fill', () => {
    const inkContrast = (color: string, family: DifficultyFamily) => {
      const { high, low, ink } = badgeColours(color, family);
      return Math.min(contrast(ink, high), contrast(ink, low));
    };
    for (const row of SEED_DIFFICULTIES) {
      expect(inkContrast(row.color, difficultyPlace(row).family)).toBeGreaterThanOrEqual(4.5);
    }
    fc.assert(
      fc.property(anyColour, (color) => {
        expect(inkContrast(color, 'Extra')).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });
});

describe('edge colour', () => {
  it.each([
    ['P1', '#2E9BFF', '#2E96F7'],
    ['G1', '#FFC23D', '#B78D3E'],
    ['U5', '#8358C3', '#7F52C1'],
    ['U20', '#726987', '#1B1030'],
    ['Q3', '#736E85', '#000000'],
    ['Qq', '#DCD7EC', '#9592A0'],
    ['-2', '#6E6D74', '#434343'],
    ['Marathon', '#C8D4E0', '#8C92A3'],
  ])('of %s is %s on dark and %s on light', (name, dark, light) => {
    expect(edgeColours(seed(name))).toEqual({ dark, light });
  });

  it('stands out 3:1 whatever the colour', () => {
    fc.assert(
      fc.property(anyColour, (color) => {
        const { dark, light } = edgeColours({ name: 'New', color });
        expect(contrast(dark, '#242332')).toBeGreaterThanOrEqual(3);
        expect(contrast(light, '#FFFFFF')).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});
