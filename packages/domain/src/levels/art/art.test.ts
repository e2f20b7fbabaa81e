import { describe, expect, it } from 'vitest';
import { contrast, luminance, mixColours, SEED_DIFFICULTIES } from '../../difficulties/index.ts';
import { levelArtAddress, parseLevelArt } from './address.ts';
import { levelArt } from './draw.ts';
import { artPalette, artVeil } from './palette.ts';
import { ART_SHAPES, ART_TONES, artOf, type LevelArt } from './subject.ts';
import { TRACK_STYLES, trackPoints } from './track.ts';
import { seededFraction } from '../../text/index.ts';

const IDS = [1, 2, 7, 48, 417, 5127, 65_535, 2_147_483_647];
const strange = ['#FFFFFF', '#000000', '#808080', '#FFFF00', '#00FF00', '#0000FF', '#010000', '#FFF8F0'];
const difficulties = [
  ...SEED_DIFFICULTIES,
  ...strange.flatMap((color) => [
    { name: 'P30', type: 'PGU' as const, color },
    { name: 'Z1', type: 'PGU' as const, color },
    { name: 'Qx', type: 'SPECIAL' as const, color },
    { name: '-2', type: 'SPECIAL' as const, color },
  ]),
];
const all = difficulties.flatMap((difficulty) =>
  ART_TONES.flatMap((tone) => ART_SHAPES.map((shape) => artOf({ id: 5127, difficulty }, shape, tone))),
);
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const chroma = (color: string) => Math.max(...channels(color)) - Math.min(...channels(color));

describe('the drawing of a level', () => {
  it('has at most 4 kB, is closed and made of numbers, for every difficulty, shape and many levels', () => {
    for (const art of all)
      for (const id of IDS) {
        const svg = levelArt({ ...art, id });
        expect(svg.length, JSON.stringify({ ...art, id })).toBeLessThanOrEqual(4096);
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<>]+>(<[^<>]+>)+<\/svg>$/);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null|[^\x20-\x7e]/);
      }
  });

  it('has elements that are closed in their order', () => {
    for (const art of all) {
      const open: string[] = [];
      for (const [, end, name, self] of levelArt(art).matchAll(/<(\/)?(\w+)[^>]*?(\/)?>/g)) {
        if (end) expect(open.pop()).toBe(name);
        else if (!self) open.push(name ?? '');
      }
      expect(open).toEqual([]);
    }
  });

  it('is the same each time, another one for each level, shape and tone', () => {
    const art = artOf({ id: 5127, difficulty: seed('G14') }, 'card', 'night');
    expect(levelArt(art)).toBe(levelArt({ ...art }));
    const others: LevelArt[] = [
      { ...art, id: 5128 },
      { ...art, shape: 'mark' },
      { ...art, tone: 'day' },
      { ...art, step: 15 },
      { ...art, family: 'U' },
      { ...art, color: '#123456' },
    ];
    expect(new Set([art, ...others].map(levelArt)).size).toBe(others.length + 1);
  });

  it('of a level without a step is that of step 10', () => {
    const art = artOf({ id: 3, difficulty: seed('Marathon') }, 'card', 'day');
    expect(art.step).toBe(0);
    expect(levelArt(art)).toBe(levelArt({ ...art, step: 10 }));
  });
});

describe('its colours', () => {
  it('are neither grey nor black', () => {
    for (const art of all) {
      const { high, low, tile } = artPalette(art);
      for (const color of [high, tile]) expect(chroma(color), `${art.color} ${color}`).toBeGreaterThan(30);
      expect(chroma(low), `${art.color} ${low}`).toBeGreaterThan(12);
      expect(luminance(low)).toBeGreaterThan(0.008);
    }
  });

  it('are lighter by day', () => {
    for (const art of all)
      expect(luminance(artPalette({ ...art, tone: 'day' }).high)).toBeGreaterThan(
        luminance(artPalette({ ...art, tone: 'night' }).high),
      );
  });

  it('leave text readable under the veil, over a tile as well', () => {
    for (const art of all) {
      const { light, tile } = artPalette(art);
      for (const under of [tile, light, '#FFFFFF'])
        for (const text of ['#F4F2FB', '#DAD6E8'])
          expect(
            contrast(text, mixColours(under, artVeil(art), 0.9)),
            `${art.tone} ${art.color}`,
          ).toBeGreaterThan(4.5);
    }
  });
});

describe('a track', () => {
  const anglesOf = (family: LevelArt['family']) => {
    const box = { width: 320, height: 180, margin: 18 };
    const points = trackPoints(seededFraction(`track ${family}`), TRACK_STYLES[family], 20, box);
    return points.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [0, 0];
      return Math.round((Math.atan2(y - fromY, x - fromX) * 180) / Math.PI);
    });
  };

  it('of P has right angles only', () => {
    expect(new Set(anglesOf('P').map((angle) => Math.abs(angle) % 90))).toEqual(new Set([0]));
  });

  it('of G leans, of extras flows: neither goes back', () => {
    expect(anglesOf('G').every((angle) => Math.abs(angle) <= 90)).toBe(true);
    expect(new Set(anglesOf('G')).size).toBeGreaterThan(3);
    expect(anglesOf('Extra').every((angle) => Math.abs(angle) <= 90)).toBe(true);
  });

  it('of U turns sharply back, of Quantum bends at all tiles', () => {
    expect(anglesOf('U').some((angle) => Math.abs(angle) > 90)).toBe(true);
    expect(new Set(anglesOf('Quantum')).size).toBeGreaterThan(8);
  });
});

describe('an address', () => {
  it('says all that the drawing follows from, and is read back', () => {
    expect(levelArtAddress(artOf({ id: 5127, difficulty: seed('G14') }, 'card', 'night'))).toBe(
      '/v2/media/art/card-night-5127-g14-ea5472.svg?v=1',
    );
    for (const art of all) {
      const [, file = ''] = /art\/(.+)\?/.exec(levelArtAddress(art)) ?? [];
      expect(parseLevelArt(file)).toEqual(art);
    }
  });

  it.each([
    '',
    'card-night-5127-g14-ef3a7b',
    'card-night-5127-g14-ef3a7b.png',
    'card-night-5127-g21-ef3a7b.svg',
    'card-night-05127-g14-ef3a7b.svg',
    'card-night--1-g14-ef3a7b.svg',
    'card-night-99999999999-g14-ef3a7b.svg',
    'card-night-5127-g014-ef3a7b.svg',
    'card-night-5127-z14-ef3a7b.svg',
    'card-night-5127-g14-EF3A7B.svg',
    'card-night-5127-g14-ef3a7.svg',
    'sheet-night-5127-g14-ef3a7b.svg',
    'card-dusk-5127-g14-ef3a7b.svg',
    '__proto__-night-5127-g14-ef3a7b.svg',
  ])('like %j is none', (file) => {
    expect(parseLevelArt(file)).toBeNull();
  });
});

function seed(name: string) {
  const found = SEED_DIFFICULTIES.find((row) => row.name === name);
  if (!found) throw new Error(name);
  return found;
}
