import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTime } from './pass-values.ts';

describe('a time of a form', () => {
  it.each([
    ['2024-05-06', '2024-05-06T00:00:00.000Z'],
    ['2024-05-06T07:08', '2024-05-06T07:08:00.000Z'],
    [' 2024-05-06 07:08:09.5 ', '2024-05-06T07:08:09.500Z'],
    ['2024-05-06t07:08:09+02:00', '2024-05-06T05:08:09.000Z'],
    ['2024-05-06T07:08:09-0130', '2024-05-06T08:38:09.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['1714979289000', '2024-05-06T07:08:09.000Z'],
    [1_714_979_289_000, '2024-05-06T07:08:09.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(readTime(text)?.toISOString()).toBe(iso);
  });

  it.each([
    '',
    '2023-02-29',
    '2024-13-01',
    '2024-06-31',
    '6 May 2024',
    '2024-05-06T25:00',
    '2024-05-06T',
    1e300,
  ])('%s is none', (text) => {
    expect(readTime(text)?.getTime()).toBeNaN();
  });

  it('never throws, and reads back what a date writes', () => {
    fc.assert(fc.property(fc.string(), (text) => readTime(text) instanceof Date));
    const anyDate = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(anyDate, (date) => readTime(date.toISOString())?.getTime() === date.getTime()));
  });

  it('is null where there is none', () => {
    expect(readTime(undefined)).toBeNull();
  });
});
