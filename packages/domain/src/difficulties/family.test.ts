import { describe, expect, it } from 'vitest';
import { difficultyPlace } from './family.ts';

describe('the family of a difficulty', () => {
  it.each([
    ['U21', 'PGU', 'U', 20],
    ['X3', 'PGU', 'Extra', 3],
    ['q9', 'SPECIAL', 'Quantum', 0],
    ['U21', 'SPECIAL', 'Extra', 0],
  ] as const)('of %s, %s, is %s with step %i', (name, type, family, step) => {
    expect(difficultyPlace({ name, type })).toEqual({ family, step });
  });
});
