import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisible, nameKey, nameReading, textProblem, tidyLine, tidyLines } from './index.ts';

const sign = fc.constantFrom(
  ...' \n\r\t\u00a0\u3000\u200b\u202e\u3164\u0301\u0307\u3099\u200dıIİßéÉかＡA'.split(''),
);
const anyText = fc
  .array(fc.oneof(sign, fc.string({ unit: 'binary', maxLength: 1 })), { maxLength: 12 })
  .map((parts) => parts.join(''));

describe('a tidy line', () => {
  it.each([
    ['1-X\n(A Dance of Fire and Ice)', '1-X (A Dance of Fire and Ice)'],
    [' a \r\n\t b\u3000\u3000c\u2028', 'a b c'],
    ['夜　に', '夜 に'],
    ['Jose\u0301', 'José'],
    ['\u202Enimda-omed', 'nimda-omed'],
    ['VICTORY\u200b!\u0007\u00ad\ufeff', 'VICTORY!'],
    ['👩\u200d🎤 ❤\ufe0f 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👩\u200d🎤 ❤\ufe0f 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u200b', ''],
  ])('of %j is %j', (text, tidy) => expect(tidyLine(text)).toBe(tidy));

  it('is tidy already, has no outer and no double blanks', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tidy = tidyLine(text);
        expect(tidyLine(tidy)).toBe(tidy);
        expect(tidy).not.toMatch(/^\s|\s\s|[\n\r\t]|\s$/);
        expect(tidy.normalize('NFC')).toBe(tidy);
        expect(isVisible(tidy)).toBe(isVisible(text));
      }),
    );
  });
});

describe('tidy lines', () => {
  it.each([
    [' a \r\n b  c \n\n\n\n d\n', 'a\nb c\n\nd'],
    ['\u202Ea\u2028\tb', 'a\nb'],
    ['\n \n', ''],
  ])('of %j are %j', (text, tidy) => expect(tidyLines(text)).toBe(tidy));

  it('are tidy already', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tidyLines(tidyLines(text))).toBe(tidyLines(text));
      }),
    );
  });
});

describe('a visible text', () => {
  it.each(['', ' \n', '\u200b', '\u3164', '\uffa0\u115f', '\u2800', '\u200d\ufe0f', '\u0301', '\u{e0020}'])(
    '%j is none',
    (text) => {
      expect(isVisible(text)).toBe(false);
      expect(textProblem(text, { max: 9, isRequired: true })).toBe('REQUIRED');
    },
  );

  it.each(['a', '夜', '!', '　.　', '🎹', '\u3164a', '\ue000'])('%j is one', (text) =>
    expect(isVisible(text)).toBe(true),
  );
});

describe('names', () => {
  it.each([
    ['José', 'Jose\u0301'],
    ['Ａlice', 'Alice'],
    ['Field\u200b Tester', 'field  tester'],
    ['ışık', 'IŞIK'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'STRASSE'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    [' a\u3164 ', 'A'],
  ])('%j and %j are one', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  it.each([
    ['José', 'Jose'],
    ['a b', 'ab'],
    ['か', 'が'],
    ['か', 'カ'],
    ['й', 'и'],
  ])('%j and %j are two', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

  it('have keys that are keys of themselves, before and after they are tidied', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(nameKey(nameKey(text))).toBe(nameKey(text));
        fc.pre(isVisible(text));
        expect(nameKey(tidyLine(text))).toBe(nameKey(text));
      }),
    );
  });

  it.each([
    'DEMO-ADMIN',
    'dem0-adm1n',
    'demo-аdmin',
    'démo-admin',
    'demo–admin',
    '\u202edemo-admin',
    'demo-admln',
  ])('%j reads like demo-admin', (name) => expect(nameReading(name)).toBe(nameReading('demo-admin')));

  it.each(['demo admin', 'demo_admin', 'nimda-omed', 'demo-admins'])('%j reads otherwise', (name) =>
    expect(nameReading(name)).not.toBe(nameReading('demo-admin')),
  );
});
