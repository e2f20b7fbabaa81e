import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutText,
  hash53,
  isSearchable,
  isStorableText,
  normaliseSearch,
  storableText,
  textLength,
  textProblem,
  truncateGraphemes,
} from './index.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

describe('normalised search text', () => {
  it.each([
    ['ＦＵＬＬ　Width', 'full width'],
    ['ｶﾞﾗｽ', 'ガラス'],
    ['Straße', 'strasse'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
    ['ŻÓŁTE Światło', 'zolte swiatlo'],
    ['a\u200Bb\uFEFFc\u200E\u202Ed\u2060', 'abcd'],
    ['ﬁne', 'fine'],
    ['Ｑ１＋', 'q1+'],
    ['e\u0301', 'e'],
    ['\u0390', '\u0390'],
    ['50% _\\', '50% _\\'],
  ])('%j becomes %j', (text, expected) => {
    expect(normaliseSearch(text)).toBe(expected);
  });

  it('is a fixed point for every character', () => {
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const once = normaliseSearch(String.fromCodePoint(code));
      if (normaliseSearch(once) !== once) throw new Error(`U+${code.toString(16)} moves again`);
    }
  }, 60_000);

  it.each([
    ['Let’s Go', "let's go"],
    ['〜', '~'],
    ['～', '~'],
    ['“pnfrlenm”', '"pnfrlenm"'],
    ['Frédéric Chopin', 'frederic chopin'],
    ['Şımarık', 'simarik'],
    ['ŞIMARIK', 'simarik'],
    ['İstanbul', 'istanbul'],
    ['Øresund × Łódź', 'oresund x lodz'],
    ['Ærøskøbing', 'aeroskobing'],
    ['A – B — C ― D − E', 'a - b - c - d - e'],
    ['5′ 11″', '5\' 11"'],
    ['ガ カ か が', 'ガ カ か が'],
    ['ｶﾞ', 'ガ'],
    ['각 가', '각 가'],
    ['й и ё', 'й и ё'],
    ['ά', 'ά'],
    ['a \n\t b', 'a b'],
  ])('%j is looked for as %j', (text, expected) => {
    expect(normaliseSearch(text)).toBe(expected);
  });

  it('is a fixed point for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normaliseSearch(text);
        expect(normaliseSearch(once)).toBe(once);
      }),
    );
  });
});

describe('the shortest search', () => {
  it.each(['夜', '々', 'ね', 'ガ', 'ｶ', '별', 'ㄱ', ' 夜 ', '夜\u200b', '𠮷', 'ab', 'ß', 'a1', '%%'])(
    '%j is enough',
    (text) => expect(isSearchable(text)).toBe(true),
  );

  it.each(['', ' ', 'a', 'Ａ', 'ż', 'Ω', '7', '%', '、', 'a\u200b', ' é '])('%j is too little', (text) =>
    expect(isSearchable(text)).toBe(false),
  );

  it('does not depend on width, case or blanks around it, and a longer text is enough as well', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, more) => {
        expect(isSearchable(` ${text}\t`)).toBe(isSearchable(text));
        expect(isSearchable(normaliseSearch(text))).toBe(isSearchable(text));
        const [first, last] = [normaliseSearch(text).trim(), normaliseSearch(more).trim()];
        fc.pre(first !== '' && last !== '');
        expect(isSearchable(`${first} ${last}`)).toBe(true);
        expect(isSearchable(first, 1)).toBe(true);
      }),
    );
  });
});

describe('truncated text', () => {
  it('counts the ellipsis in', () => {
    expect(truncateGraphemes('Glass Meridian', 14)).toBe('Glass Meridian');
    expect(truncateGraphemes('Glass Meridian', 10)).toBe('Glass Mer…');
    expect(truncateGraphemes('Glass Meridian', 7)).toBe('Glass…');
    expect(truncateGraphemes('Glass', 1)).toBe('…');
    expect(truncateGraphemes('Glass', 0)).toBe('');
  });

  it('cuts between what readers see as characters', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(truncateGraphemes(family.repeat(3), 3)).toBe(family.repeat(3));
    expect(truncateGraphemes(family.repeat(4), 3)).toBe(`${family.repeat(2)}…`);
    expect(truncateGraphemes('e\u0301'.repeat(4), 3)).toBe(`${'e\u0301'.repeat(2)}…`);
  });

  it.each(['Zażółć gęślą jaźń – “tak”…', '夜に駆ける、ガラスの！カタカナー', 'ąB\u00A0'])(
    'cuts %j anywhere',
    (text) => {
      const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
      for (let max = 1; max < text.length; max += 1) {
        const whole = [...graphemes.segment(text)].map(({ segment }) => segment);
        expect(truncateGraphemes(text, max)).toBe(
          `${whole
            .slice(0, max - 1)
            .join('')
            .trimEnd()}…`,
        );
      }
    },
  );

  it('is never longer than allowed', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(anyText, fc.nat(20), (text, max) => {
        expect([...graphemes.segment(truncateGraphemes(text, max))].length).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe('storable text', () => {
  it('has no NUL and no half of a character', () => {
    expect(isStorableText('夜に駆ける 🎹 \n')).toBe(true);
    expect(isStorableText('a\0b')).toBe(false);
    expect(isStorableText('a\uD83C')).toBe(false);
    expect(isStorableText('\uDFB9a')).toBe(false);
    expect(isStorableText('\uD83C\uD83C\uDFB9')).toBe(false);
  });

  it('agrees with the platform on surrogates', () => {
    fc.assert(
      fc.property(anyText, fc.nat(60), (text, cut) => {
        const part = text.slice(cut);
        const isWellFormed = (part as unknown as { isWellFormed(): boolean }).isWellFormed();
        expect(isStorableText(part)).toBe(isWellFormed && !part.includes('\0'));
      }),
    );
  });

  it('is measured in code points', () => {
    expect(textLength('a🎹e\u0301')).toBe(4);
  });
});

describe('text from outside', () => {
  it.each([
    ['a\0b', 10, 'a\uFFFDb'],
    ['a\uD83D', 10, 'a\uFFFD'],
    ['\uDE00a', 10, '\uFFFDa'],
    ['abc😀', 4, 'abc😀'],
    ['abc😀', 3, 'abc'],
    ['abc😀😀', 4, 'abc😀'],
    ['ab👨‍👩‍👧‍👦', 4, 'ab'],
    ['ab🇵🇱', 3, 'ab'],
    ['abe\u0301', 3, 'ab'],
    ['e\u0301\u0302\u0303', 2, 'e\u0301'],
    ['', 3, ''],
    ['abc', 0, ''],
  ])('%j, at most %i: %j', (text, most, stored) => {
    expect(storableText(text, most)).toBe(stored);
  });

  it('can always be stored, is never longer than allowed, and is a beginning', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.nat(40),
        fc.nat(60),
        (text, most, from) => {
          const given = `${text}\0👨‍👩‍👧‍👦`.slice(from);
          const stored = storableText(given, most);
          expect(isStorableText(stored)).toBe(true);
          expect(textLength(stored)).toBeLessThanOrEqual(most);
          expect(given.startsWith(cutText(given, most))).toBe(true);
          expect(storableText(stored, most)).toBe(stored);
        },
      ),
    );
  });

  it('costs the same whatever comes behind the cut', () => {
    expect(storableText('a'.repeat(50_000_000), 5)).toBe('aaaaa');
  });
});

describe('problems of a text field', () => {
  it.each([
    ['', { max: 5 }, null],
    [null, { max: 5, isRequired: true }, 'REQUIRED'],
    [' \n', { max: 5, isRequired: true }, 'REQUIRED'],
    [' 12345 ', { max: 5 }, null],
    ['123456', { max: 5 }, 'TOO_LONG'],
    ['🎹🎹🎹🎹🎹', { max: 5 }, null],
    ['a\0', { max: 5 }, 'INVALID_TEXT'],
  ])('%j under %o: %s', (text, rule, problem) => {
    expect(textProblem(text, rule)).toBe(problem);
  });
});

describe('hash', () => {
  it('is a whole number below 2^53, the same for the same text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(Number.isSafeInteger(hash53(text)) && hash53(text) >= 0).toBe(true);
        expect(hash53(text)).toBe(hash53(text));
      }),
    );
  });

  it('spreads texts that differ little', () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `seed ${index}`);
    expect(new Set(texts.map(hash53)).size).toBe(texts.length);
    const buckets = Array.from({ length: 16 }, () => 0);
    for (const text of texts) buckets[Math.floor((hash53(text) / 2 ** 53) * 16)]! += 1;
    for (const count of buckets) expect(Math.abs(count - 1250)).toBeLessThan(200);
  });
});
