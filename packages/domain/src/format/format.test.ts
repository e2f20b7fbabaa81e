import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawnBelow,
  formatAccuracy,
  formatBadgeCount,
  formatBaseScore,
  formatBytes,
  formatChance,
  formatContrast,
  formatClock,
  formatCount,
  formatCountdown,
  formatDeviation,
  formatFactor,
  formatScore,
  formatSpeed,
  numberBeside,
  numberInFull,
  percentBeside,
  percentInFull,
  timeAgo,
} from './index.ts';
import { decimal } from './numbers.ts';

describe('numbers', () => {
  it('are shown as the rules say', () => {
    expect([0, 1376.204644, 1_234_567.895].map(formatScore)).toEqual(['0.00', '1,376.20', '1,234,567.90']);
    expect([0, 0.98164557, 0.5, 1].map(formatAccuracy)).toEqual(['0.00%', '98.16%', '50.00%', '100.00%']);
    expect([0.1, 123.4, 11000].map(formatBaseScore)).toEqual(['0.1 PP', '123.4 PP', '11,000.0 PP']);
    expect([1, 1.05, 2, 1.1, null, undefined, 0].map(formatSpeed)).toEqual([
      '1.0×',
      '1.05×',
      '2.0×',
      '1.1×',
      '1.0×',
      '1.0×',
      '1.0×',
    ]);
    expect([0, 1750, 1_000_000].map(formatCount)).toEqual(['0', '1,750', '1,000,000']);
  });

  it('are written as Intl writes them', () => {
    const oracle = [0, 1, 2, 3].map(
      (digits) =>
        new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    );
    const digits = fc.nat({ max: 3 });
    const halves = fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat({ max: 5 }))
      .map(([n, e]) => Number(`${n}e-${e}`));
    const values = fc.oneof(fc.double({ min: -1e9, max: 1e9 }), fc.integer(), halves);
    fc.assert(
      fc.property(values, digits, (value, count) => {
        expect(decimal(value, count)).toBe(oracle[count]?.format(value));
      }),
      { numRuns: 2_000 },
    );
    for (const value of [1.005, 0.5, 2.5, -0.5, -0, 1e-7, 999.995, 999_999.9996, NaN, Infinity])
      expect([0, 1, 2, 3].map((count) => decimal(value, count))).toEqual(
        oracle.map((intl) => intl.format(value)),
      );
  });

  it('cut a percentage to seven characters', () => {
    expect(formatAccuracy(123.45678)).toBe('12345.6');
  });

  it('fit their badge', () => {
    expect([-1, 0, 1, 99, 100].map((count) => formatBadgeCount(count))).toEqual(['', '', '1', '99', '99+']);
    expect([9, 10].map((count) => formatBadgeCount(count, 9))).toEqual(['9', '9+']);
  });

  it('show every accuracy as a whole percentage', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (accuracy) => {
        expect(formatAccuracy(accuracy)).toMatch(/^\d{1,3}\.\d\d%$/);
        expect(formatAccuracy(accuracy).length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('a limit that means something', () => {
  it('is written for what is at it only', () => {
    const accuracy = 5_000.75 / 5_001;
    expect([accuracy, 0.99999999, 1 - 1e-8, 0.999949, 1].map(formatAccuracy)).toEqual([
      '99.99%',
      '99.99%',
      '99.99%',
      '99.99%',
      '100.00%',
    ]);
    // 95 % in sums of decimals is a hair off.
    const near = [0.94996, 0.9499999, 0.95 - 1e-16, 0.95 + 1e-16, 0.95004];
    expect(near.map(formatAccuracy)).toEqual(['94.99%', '94.99%', '95.00%', '95.00%', '95.00%']);
    expect([0.00001, 0].map(formatAccuracy)).toEqual(['0.01%', '0.00%']);
    expect([0.004, 0, 0.006].map(formatScore)).toEqual(['0.01', '0.00', '0.01']);
    expect([0.04, 0].map(formatBaseScore)).toEqual(['0.1 PP', '0.0 PP']);
    expect([1.0004, 0.9996, 1, 1.0996].map(formatSpeed)).toEqual(['1.001×', '0.999×', '1.0×', '1.1×']);
    expect([0.00001, 0, 0.99999, 1.00001, 1.575992].map(formatFactor)).toEqual([
      '0.0001',
      '0.0000',
      '0.9999',
      '1.0001',
      '1.5760',
    ]);
    expect([0.001, 99.999, 100, 39, 0.25].map(formatChance)).toEqual([
      '0.01 %',
      '99.99 %',
      '100 %',
      '39 %',
      '0.25 %',
    ]);
    expect([4.46, 4.5, 7.26].map((ratio) => formatContrast(ratio, 4.5))).toEqual(['4.4', '4.5', '7.3']);
    expect([0, 0.04, 0.81].map(formatDeviation)).toEqual(['0.0', '0.1', '0.8']);
  });

  it('is that of perfect for every accuracy', () => {
    const count = fc.nat({ max: 10_000_000 });
    fc.assert(
      fc.property(count, fc.integer({ min: 1, max: 10_000_000 }), (perfect, early) => {
        expect(formatAccuracy((perfect + 0.75 * early) / (perfect + early))).not.toBe('100.00%');
      }),
    );
  });

  it('is the next outcome of a draw', () => {
    expect([4.9998, 4.9994, 4, 0].map((place) => drawnBelow(place, 3, 1))).toEqual([
      '4.999',
      '4.999',
      '4.000',
      '0.000',
    ]);
    expect([38.9999, 35.08996, 35.0883].map((percent) => drawnBelow(percent, 3, 100))).toEqual([
      '38.999',
      '35.089',
      '35.088',
    ]);
  });

  it('may be what a rule asks for', () => {
    expect([0.995, 0.07, 0.99999999, 1, 1e-9].map(percentInFull)).toEqual([
      '99.5 %',
      '7 %',
      '99.999999 %',
      '100 %',
      '1e-7 %',
    ]);
    expect([1300, 0.001, 1300.0041].map(numberInFull)).toEqual(['1,300.00', '0.001', '1,300.0041']);
    expect(percentBeside(0.98164557, [0.98])).toBe('98.1646 %');
    expect(percentBeside(0.99499999, [0.995])).toBe('99.4999 %');
    expect(percentBeside(0.99999999, [1])).toBe('99.9999 %');
    expect(percentBeside(0.995, [0.995])).toBe('99.5 %');
    expect(numberBeside(1299.999, [1300])).toBe('1,299.99');
    expect(numberBeside(1300.004, [1300.0041])).toBe('1,300.004');
  });
});

describe('time ago', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  it.each([
    [0, null],
    [59, null],
    [-500, null],
    [60, { unit: 'minute', count: 1 }],
    [3599, { unit: 'minute', count: 59 }],
    [3600, { unit: 'hour', count: 1 }],
    [86_400, { unit: 'day', count: 1 }],
    [2_591_999, { unit: 'day', count: 29 }],
    [2_592_000, { unit: 'month', count: 1 }],
    [31_535_999, { unit: 'month', count: 12 }],
    [31_536_000, { unit: 'year', count: 1 }],
    [94_700_000, { unit: 'year', count: 3 }],
  ])('of %i seconds is %o', (seconds, expected) => {
    expect(timeAgo(new Date(now.getTime() - seconds * 1000), now)).toEqual(expected);
  });
});

describe('countdown', () => {
  it('shows minutes from sixty seconds on', () => {
    expect([-1, 0, 0.2, 59, 60, 61.5, 600].map(formatCountdown)).toEqual([
      '0 s',
      '0 s',
      '1 s',
      '59 s',
      '1:00',
      '1:02',
      '10:00',
    ]);
  });
});

describe('clock', () => {
  it('always shows hours, minutes and seconds', () => {
    expect([-1, 0.2, 189, 3_600, 6_440, 28_800].map(formatClock)).toEqual([
      '00:00:00',
      '00:00:01',
      '00:03:09',
      '01:00:00',
      '01:47:20',
      '08:00:00',
    ]);
  });
});

describe('sizes', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1,023 B'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    // One byte less than a megabyte is not 1,024.00 KB.
    [1_048_575, '1.00 MB'],
    [172_815_810, '164.81 MB'],
    [1_073_741_824, '1.00 GB'],
    [5_497_558_138_880, '5,120.00 GB'],
    [-1, '0 B'],
  ])('%i bytes are %s', (bytes, expected) => {
    expect(formatBytes(bytes)).toBe(expected);
  });

  it('never need four digits before the point but for the largest unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1024 ** 3 }), (bytes) => {
        expect(formatBytes(bytes)).toMatch(/^(?:1,0[01]\d|1,02[0-3]|\d{1,3})(?: B|\.\d\d [KMG]B)$/);
      }),
    );
  });
});
