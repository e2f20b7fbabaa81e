import { uploadTimeText } from '@rondo/domain/passes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadLine } from './broken-input.ts';
import { flagField, idField, lineField, linesField, numberField, parseFields } from './fields.ts';
import { uploadTimeField } from './upload-time.ts';

describe('fields of a line', () => {
  it.each(['', '{', '[1]', 'null', '"text"', '12', '{"a":1} {"b":2}'])(
    'takes %j for no JSON object',
    (text) => {
      expect(() => parseFields(text)).toThrow(BadLine);
    },
  );

  it('keeps texts byte for byte and counts their characters', () => {
    expect(lineField({ song: ' a\n\u200bb ' }, 'song', 10)).toBe('a b');
    expect(linesField({ song: ' a\r\n\u200bb ' }, 'song', 10)).toBe('a\nb');
    expect(lineField({ song: '\u3164' }, 'song', 10)).toBe('');
    expect(lineField({ song: null }, 'song', 10)).toBe('');
    expect(lineField({ song: 727 }, 'song', 10)).toBe('727');
    expect(lineField({ song: '😀'.repeat(10) }, 'song', 10)).toHaveLength(20);
    expect(() => lineField({ song: '😀'.repeat(11) }, 'song', 10)).toThrow(
      'song has 11 characters, at most 10',
    );
    expect(() => lineField({ song: 'a\0b' }, 'song', 10)).toThrow(BadLine);
    expect(() => lineField({ song: '\ud83d' }, 'song', 10)).toThrow(BadLine);
    expect(() => lineField({ song: {} }, 'song', 10)).toThrow(BadLine);
  });

  it('reads numbers that come as texts', () => {
    expect(numberField({ n: ' 12.5 ' }, 'n')).toBe(12.5);
    expect(numberField({ n: '' }, 'n')).toBeNull();
    expect(numberField({}, 'n')).toBeNull();
    expect(idField({ id: '12' }, 'id')).toBe(12);
    for (const id of [0, -1, 1.5, 'x', '', null, true, 2_147_483_648, '1e3'])
      expect(() => idField({ id }, 'id')).toThrow(BadLine);
  });

  it('reads flags', () => {
    expect([true, 'true', 1].map((is12K) => flagField({ is12K }, 'is12K'))).toEqual([true, true, true]);
    expect([false, 'false', 0, '', null].some((is12K) => flagField({ is12K }, 'is12K'))).toBe(false);
    expect(() => flagField({ is12K: 'yes' }, 'is12K')).toThrow(BadLine);
  });

  it('never throws anything but a bad line', () => {
    const readers = [lineField, numberField, idField, flagField, uploadTimeField] as ((
      fields: Record<string, unknown>,
      name: string,
      atMost: number,
    ) => unknown)[];
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const read of readers) {
          try {
            read({ value }, 'value', 20);
          } catch (error) {
            expect(error).toBeInstanceOf(BadLine);
          }
        }
      }),
    );
  });
});

describe('an upload time', () => {
  const read = (value: unknown) => {
    const { time, hadTail } = uploadTimeField({ at: value }, 'at');
    return [uploadTimeText(time), hadTail];
  };

  it.each([
    ['2021-06-22T12:30:14Z', '2021-06-22T12:30:14.000Z', false],
    ['2021-06-22T12:30:14.999999Z', '2021-06-22T12:30:14.999Z', false],
    ['2021-06-22T12:30:14+02:00', '2021-06-22T10:30:14.000Z', false],
    ['2021-06-22 12:30', '2021-06-22T12:30:00.000Z', false],
    ['2021-06-22', '2021-06-22', false],
    [' "2021-06-22"', '2021-06-22', true],
    ['2021-06-22T00:00:00Z', '2021-06-22T00:00:00.000Z', false],
    ['2021-06-22T12:30:14Z""', '2021-06-22T12:30:14.000Z', true],
    ['2021-06-22T12:30:14Z the title | of a video', '2021-06-22T12:30:14.000Z', true],
    [1_624_365_014_000, '2021-06-22T12:30:14.000Z', false],
  ])('reads %j', (text, time, hadTail) => {
    expect(read(text)).toEqual([time, hadTail]);
  });

  it.each([null, '', 'yesterday', '2021-02-30T00:00:00Z', '2021-13-01', '0000-01-01', true, 1e20])(
    'refuses %j',
    (value) => {
      expect(() => read(value)).toThrow(BadLine);
    },
  );
});
