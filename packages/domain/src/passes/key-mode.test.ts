import { describe, expect, it } from 'vitest';
import { isKeyModeOffered, isKeyModeRequired, keyModeProblem } from './key-mode.ts';

const G20 = { id: 40, name: 'G20' };
const U1 = { id: 41, name: 'U1' };
const Q2 = { id: 10002, name: 'Q2' };
const MARATHON = { id: 64, name: 'Marathon' };
const UNRANKED = { id: 0, name: 'Unranked' };
const none = { is12K: false, is16K: false };
const only12K = { is12K: true, is16K: false };
const only16K = { is12K: false, is16K: true };
const both = { is12K: true, is16K: true };

describe('key modes', () => {
  it.each([
    [G20, false, false],
    [U1, true, true],
    [Q2, true, true],
    [MARATHON, true, false],
    [UNRANKED, false, false],
  ])('%o: offered %s, required %s', (difficulty, isOffered, isRequired) => {
    expect(isKeyModeOffered(difficulty)).toBe(isOffered);
    expect(isKeyModeRequired(difficulty)).toBe(isRequired);
  });

  it.each([
    [both, U1, 'KEY_MODE_CONFLICT'],
    [both, G20, 'KEY_MODE_CONFLICT'],
    [only12K, G20, 'KEY_MODE_NOT_ALLOWED'],
    [only16K, UNRANKED, 'KEY_MODE_NOT_ALLOWED'],
    [none, U1, 'KEY_MODE_REQUIRED'],
    [none, Q2, 'KEY_MODE_REQUIRED'],
    [none, G20, null],
    [none, UNRANKED, null],
    [none, MARATHON, null],
    [only12K, U1, null],
    [only16K, MARATHON, null],
  ])('%o on %o: %s', (modes, difficulty, problem) => {
    expect(keyModeProblem(modes, difficulty)).toBe(problem);
  });

  it('may stay open when staff edit a pass', () => {
    expect(keyModeProblem(none, U1, true)).toBeNull();
    expect(keyModeProblem(both, U1, true)).toBe('KEY_MODE_CONFLICT');
    expect(keyModeProblem(only12K, G20, true)).toBe('KEY_MODE_NOT_ALLOWED');
  });
});
