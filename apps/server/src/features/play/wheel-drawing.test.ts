import { JSDOM } from 'jsdom';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wheelDrawing } from './wheel-drawing.ts';

const color = '#FF8800';
const slices = (count: number, name = 'Song') => Array.from({ length: count }, () => ({ name, color }));
/** @throws where it is no XML */
const namesIn = (svg: string) => {
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  return [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
};

describe('the picture of a wheel', () => {
  it('of one slice is a whole disc, of two are halves, of none the plate alone', () => {
    expect(wheelDrawing(slices(1))).toContain(`<circle cx="400" cy="400" r="380" fill="${color}"/>`);
    expect(wheelDrawing(slices(2))).toContain('M400 400L400 20A380 380 0 0 1 400 780Z');
    expect(namesIn(wheelDrawing([]))).toEqual([]);
  });

  it('of 360 slices has a degree for each, in order, and names that fit between hub and rim', () => {
    const svg = wheelDrawing(
      slices(360, 'A very long name of a song that goes on and on and on and on and on and on, and on'),
    );
    const turns = [...svg.matchAll(/rotate\((\S+) 400 400\)/g)].map(([, turn]) => Number(turn));
    expect(turns).toEqual(Array.from({ length: 360 }, (_, index) => index + 0.5 - 90));
    const size = Number(/font-size="([\d.]+)"/.exec(svg)?.[1]);
    expect(size).toBeLessThan(6.5);
    for (const name of namesIn(svg)) expect((name ?? '').length * size * 0.56).toBeLessThanOrEqual(299);
    expect(svg.length).toBeLessThan(120_000);
  });

  it('writes on light slices in dark and on dark ones in light', () => {
    const svg = wheelDrawing([
      { name: 'a', color: '#FFFFAA' },
      { name: 'b', color: '#101010' },
    ]);
    expect([...svg.matchAll(/<text[^>]*fill="(\S+?)"/g)].map(([, ink]) => ink)).toEqual([
      '#14111F',
      '#FFFFFF',
    ]);
  });

  it('cuts long names, Chinese ones at half as many letters', () => {
    const [latin = '', chinese = ''] = [
      wheelDrawing(slices(20, 'a'.repeat(99))),
      wheelDrawing(slices(20, '夜'.repeat(99))),
    ].flatMap((svg) => namesIn(svg).slice(0, 1));
    expect([latin?.endsWith('…'), chinese?.endsWith('…')]).toEqual([true, true]);
    expect((latin ?? '').length).toBeGreaterThan(1.6 * (chinese ?? '').length);
  });

  it('is XML that says the name, whatever the name', () => {
    expect(namesIn(wheelDrawing(slices(1, `<&>"'`)))).toEqual([`<&>"'`]);
    expect(namesIn(wheelDrawing(slices(1, 'a\u0008b\nc\uffffd')))).toEqual(['a b c d']);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 5 }), (names) => {
        expect(namesIn(wheelDrawing(names.map((name) => ({ name, color }))))).toHaveLength(names.length);
      }),
      { numRuns: 50 },
    );
  });
});
