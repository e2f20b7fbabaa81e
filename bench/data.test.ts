import { describe, expect, it } from 'vitest';
import { linesOf, PASSES, sizesOf, TABLES } from './data.ts';

const sizes = sizesOf(0.01);

describe('the benchmark data', () => {
  it('is the same each time, and has as many columns as its target names', () => {
    for (const table of [...TABLES, PASSES]) {
      const lines = [...linesOf(table, sizes)];
      expect(lines.length, table.target).toBeGreaterThan(0);
      expect([...linesOf(table, sizes)], table.target).toEqual(lines);
      const columns = table.target.split(',').length;
      for (const line of lines.slice(0, 50))
        expect(line.trimEnd().split('\t'), table.target).toHaveLength(columns);
    }
  });

  it('has the sizes that the documentation names', () => {
    expect(sizesOf(1)).toMatchObject({ levels: 20_000, players: 12_000, passes: 250_000, creditsALevel: 2 });
    expect([...linesOf(PASSES, sizes)]).toHaveLength(2500);
  });

  it('credits no creator twice in one role of a level', () => {
    const credits = TABLES.find(({ target }) => target.startsWith('credits'));
    if (credits === undefined) throw new Error('no credits');
    const keys = [...linesOf(credits, sizes)].map((line) => line.split('\t').slice(0, 3).join(' '));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
