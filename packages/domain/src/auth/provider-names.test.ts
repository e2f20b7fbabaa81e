import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nicknameProblem, usernameProblem } from './credentials.ts';
import { nicknamesOf, numberedUsername, usernameLike } from './provider-names.ts';

describe('names from elsewhere', () => {
  it.each([
    ['kestrel', 'kestrel'],
    ['some.one', 'some_one'],
    ['Zażółć', 'Zazo_c'],
    ['a', 'a__'],
    ['', '___'],
    ['名前', '___'],
    ['x'.repeat(32), 'x'.repeat(20)],
  ])('%j becomes the user name %j', (name, expected) => {
    expect(usernameLike(name)).toBe(expected);
  });

  it('get a number when they are taken', () => {
    expect(numberedUsername('kestrel', 42)).toBe('kestrel_000042');
    expect(numberedUsername('x'.repeat(20), 999_999)).toBe(`${'x'.repeat(13)}_999999`);
  });

  it.each([
    [
      ['Kestrel ✨', 'kestrel'],
      ['Kestrel ✨', 'kestrel'],
    ],
    [[null, ' kes\ntrel\u202e'], ['kes trel']],
    [['  ', undefined, '\u3164'], []],
    [['🎹'.repeat(60)], ['🎹'.repeat(50)]],
  ])('%j give the nicknames %j', (names, expected) => {
    expect(nicknamesOf(names)).toEqual(expected);
  });

  it('are always good ones', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(999_999), (text, number) => {
        expect(usernameProblem(usernameLike(text))).toBeNull();
        expect(usernameProblem(numberedUsername(usernameLike(text), number))).toBeNull();
        for (const nickname of nicknamesOf([text])) expect(nicknameProblem(nickname)).toBeNull();
      }),
    );
  });
});
