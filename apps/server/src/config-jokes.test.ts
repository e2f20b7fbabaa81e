import { MODIFIER_TYPES } from '@rondo/domain/modifiers';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('what there is to play with', () => {
  it('is on with the demo, unless it is said otherwise', () => {
    expect(readConfig({ DEMO: 'on' }).jokes).toBe(true);
    expect(readConfig({ DEMO: 'off' }).jokes).toBe(false);
    expect(readConfig({ DEMO: 'off', JOKES: 'on' }).jokes).toBe(true);
    expect(readConfig({ DEMO: 'on', JOKES: 'off' }).jokes).toBe(false);
  });

  it('has the chances that are set, in their order', () => {
    const { caseChances, rareTurns } = readConfig({
      CASE_CHANCES: 'super_admin:99.5, ranked_add:0.5',
      RARE_TURNS: 'bus:100',
    });
    expect(caseChances).toEqual([
      { type: 'super_admin', percent: 99.5 },
      { type: 'ranked_add', percent: 0.5 },
    ]);
    expect(rareTurns).toEqual([{ turn: 'bus', percent: 100 }]);
  });

  it.each([
    ['ranked_add:60,ranked_multiply:40.1', 'must come to at most 100 percent'],
    ['ranked_add:1,ranked_add:1', 'each of them once'],
    ['something:1', MODIFIER_TYPES.join(', ')],
    ['ranked_add', 'such as ranked_add:10'],
    ['ranked_add:-1', 'such as ranked_add:10'],
  ])('refuses %s', (CASE_CHANCES, words) => {
    expect(() => readConfig({ CASE_CHANCES })).toThrow(words);
  });
});
