import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareUploads,
  isReadable,
  isUploadTime,
  latestDay,
  moment,
  readUploadTime,
  type Upload,
  uploadDay,
  uploadTimeText,
} from './upload-time.ts';

const read = (text: string | number | undefined) => {
  const time = readUploadTime(text);
  return time && isReadable(time) ? uploadTimeText(time) : time && 'unreadable';
};

describe('an upload time', () => {
  it.each([
    ['2024-05-06', '2024-05-06'],
    [' 2024-02-29 ', '2024-02-29'],
    ['2024-05-06T00:00', '2024-05-06T00:00:00.000Z'],
    ['2024-05-06T07:08', '2024-05-06T07:08:00.000Z'],
    [' 2024-05-06 07:08:09.5 ', '2024-05-06T07:08:09.500Z'],
    ['2024-05-06t07:08:09+02:00', '2024-05-06T05:08:09.000Z'],
    ['2024-05-06T07:08:09-0130', '2024-05-06T08:38:09.000Z'],
    ['1714979289000', '2024-05-06T07:08:09.000Z'],
    [1_714_979_289_000, '2024-05-06T07:08:09.000Z'],
  ])('reads %s as %s', (text, time) => {
    expect(read(text)).toBe(time);
  });

  it.each([
    '',
    '2023-02-29',
    '2026-02-30',
    '2024-13-01',
    '2024-06-31',
    '2024-00-10',
    '2026-11',
    '2026-11-2',
    '2026-1-02',
    '26-11-20',
    '+002026-11-20',
    '2026/11/20',
    '2026-11-20Z',
    '2026-11-20+02:00',
    '2026-11-20 America/New_York',
    '2026-11-20T',
    '2026-11-20T09',
    '２０２６-11-20',
    '6 May 2024',
    '2024-05-06T25:00',
    1e300,
  ])('cannot read %s', (text) => {
    expect(read(text)).toBe('unreadable');
  });

  it('is null where there is none', () => {
    expect(readUploadTime(undefined)).toBeNull();
  });

  it('of a day is its last millisecond in UTC', () => {
    const day = readUploadTime('2026-11-20');
    expect(day).toEqual({ at: new Date('2026-11-20T23:59:59.999Z'), isDayOnly: true });
    expect(day && uploadDay(day)).toBe('2026-11-20');
    expect(uploadDay(moment(new Date('2026-11-20T23:59:59.999Z')))).toBeNull();
  });

  it('never throws, and reads back what it writes', () => {
    fc.assert(fc.property(fc.string(), (text) => readUploadTime(text) !== null));
    const anyDate = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyDate, (date) => {
        const [iso, day] = [date.toISOString(), date.toISOString().slice(0, 10)];
        expect([read(iso), read(day)]).toEqual([iso, day]);
      }),
    );
  });
});

describe('possible upload times', () => {
  const NOW = new Date('2026-03-01T12:00:00Z');
  const isPossible = (text: string, now = NOW) => {
    const time = readUploadTime(text);
    return time !== null && isUploadTime(time, now);
  };

  it.each([
    ['2010-01-01T00:00:00Z', true],
    ['2009-12-31T23:59:59Z', false],
    ['2026-03-02T12:00:00Z', true],
    ['2026-03-02T12:00:01Z', false],
    ['2010-01-01', true],
    ['2009-12-31', false],
    ['0001-01-01', false],
    ['9999-12-31', false],
    ['2026-03-01', true],
    ['2026-03-02', true],
    ['2026-03-03', false],
    ['never', false],
  ])('%s is one: %s', (text, expected) => {
    expect(isPossible(text)).toBe(expected);
  });

  it.each([
    ['2026-03-01T09:59:59Z', false, '2026-03-01'],
    ['2026-03-01T10:00:00Z', true, '2026-03-02'],
  ])('at %s a day ahead has begun somewhere: %s', (now, expected, latest) => {
    expect(isPossible('2026-03-02', new Date(now))).toBe(expected);
    expect(latestDay(new Date(now))).toBe(latest);
  });
});

describe('the order of uploads', () => {
  const at = (id: number, text: string): Upload => {
    const time = readUploadTime(text) ?? moment(new Date(Number.NaN));
    return { id, vidUploadTime: time.at, vidUploadDay: uploadDay(time) };
  };

  it('puts a day behind every moment of it, and before those of the next', () => {
    const uploads = [
      at(1, '2026-11-20'),
      at(2, '2026-11-20T09:00:00Z'),
      at(3, '2026-11-20T23:59:59.999Z'),
      at(4, '2026-11-21T00:00:00Z'),
      at(5, '2026-11-20'),
      at(6, '2026-11-19'),
    ];
    const sorted = [6, 2, 3, 1, 5, 4];
    expect(uploads.toSorted(compareUploads).map(({ id }) => id)).toEqual(sorted);
    const onWire = uploads.map((one) => ({
      ...one,
      vidUploadTime: new Date(one.vidUploadTime).toISOString(),
    }));
    expect(onWire.toSorted(compareUploads).map(({ id }) => id)).toEqual(sorted);
  });
});
