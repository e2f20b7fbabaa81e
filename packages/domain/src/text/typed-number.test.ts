import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTyped, halfWidth } from './half-width.ts';
import { readDecimal, readWhole, typedDecimal, typedWhole } from './typed-number.ts';

it('half-width keeps all else of a text', () => {
  expect(halfWidth('Ｒ＋Ｔ：１２，月光')).toBe('R+T:12,月光');
});

it('outer blanks are dropped, seen or not', () => {
  expect(foldTyped('\u202D\u200B　１２ 3\uFEFF\u00A0\u202C')).toBe('12 3');
});

describe('a whole number', () => {
  it.each([
    ['１２３４', '1234'],
    [' 12 ', '12'],
    ['007', '007'],
    ['1,234,567', '1234567'],
    ['１，２３４', '1234'],
    ['1 234 567', '1234567'],
    ['1\u00A0234', '1234'],
    ['1\u202F234\u202F567', '1234567'],
    ["1'234", '1234'],
    ['1’234', '1234'],
    ['', ''],
    [' 　', ''],
  ])('%j is %j', (text, digits) => {
    expect(typedWhole(text)).toBe(digits);
    expect(readWhole(text)).toBe(digits === '' ? null : Number(digits));
  });

  it.each([
    ['1234 (95.1%)'],
    ['1234/1300'],
    ['1,23'],
    ['1234,567'],
    ['1,234 567'],
    ['1,,234'],
    ['12\t345'],
    ['1.5'],
    ['1.234'],
    ['1。5'],
    ['-1'],
    ['+1'],
    ['1e3'],
    ['0x10'],
    ['12a'],
    ['②'],
    ['一二'],
    ['٣'],
  ])('%j cannot be read', (text) => {
    expect(typedWhole(text)).toBeNull();
    expect(readWhole(text)).toBeNaN();
  });
});

describe('a decimal number', () => {
  it.each([
    ['1.05', 1.05],
    [' ０．５　', 0.5],
    ['1,5', 1.5],
    ['1，５', 1.5],
    ['1。5', 1.5],
    ['1｡5', 1.5],
    ['１．５', 1.5],
    ['1,234', 1.234],
    ['1,234,567', 1_234_567],
    ['1,234.5', 1234.5],
    ['1 234,5', 1234.5],
    ['1 234', 1234],
    ['3.', 3],
    ['', null],
  ])('%j is %j', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it.each([
    ['x'],
    ['1.5x'],
    ['1.2.3'],
    ['1.234,5'],
    ['1,2,3'],
    ['.5'],
    ['1 ,5'],
    ['1. 5'],
    ['-1'],
    ['1e3'],
    ['Infinity'],
    ['1 2'],
  ])('%j cannot be read', (text) => {
    expect(typedDecimal(text)).toBeNull();
    expect(readDecimal(text)).toBeNaN();
  });
});

const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

it('a number is the same however wide and with whatever groups it is typed', () => {
  const sign = fc.constantFrom(',', '，', ' ', '\u3000', '\u00A0', "'", '’');
  fc.assert(
    fc.property(fc.nat(), sign, fc.boolean(), (value, between, isWide) => {
      const grouped = String(value).replace(/\B(?=(?:\d{3})+$)/g, between);
      expect(readWhole(isWide ? wide(grouped) : grouped)).toBe(value);
    }),
  );
});

it('no digit is joined to another over anything but a sign between groups of three', () => {
  const piece = fc.stringMatching(/^\d{1,4}$/);
  const between = fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).filter((text) => /\D/.test(text));
  fc.assert(
    fc.property(piece, between, piece, (one, text, other) => {
      for (const typed of [typedWhole(one + text + other), typedDecimal(one + text + other)]) {
        if (typed === one + other) expect([text.length, other.length]).toEqual([1, 3]);
      }
    }),
  );
});

it('any typed text gives a number, nothing, or is not read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const value of [readWhole(text), readDecimal(text)])
        expect(value === null || Number.isNaN(value) || value >= 0).toBe(true);
    }),
  );
});
