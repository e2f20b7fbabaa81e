import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defineSearch,
  formatQueryString,
  integer,
  oneOf,
  optionalInteger,
  parseQueryString,
  text,
  toggle,
} from './search-params.ts';

const codec = defineSearch({
  query: text(20),
  sort: oneOf(['RECENT_DESC', 'RANDOM'], 'RECENT_DESC'),
  from: integer(1, 1, 60),
  seed: optionalInteger(0, 99_999),
  open: toggle(),
});
type Values = ReturnType<typeof codec.parse>;

const readBack = (address: string): Values => codec.parse(parseQueryString(address) as never);

test('an empty address gives the defaults, and defaults leave the address empty', () => {
  expect(readBack('')).toEqual(codec.defaults);
  expect(formatQueryString(codec.strip(codec.defaults))).toBe('');
});

test('values are written plainly', () => {
  const values = {
    ...codec.defaults,
    query: '#12 "a b"',
    sort: 'RANDOM',
    open: true,
  } as Values;
  expect(formatQueryString(codec.strip(values))).toBe('?query=%2312+%22a+b%22&sort=RANDOM&open=1');
});

test('whatever is chosen comes back from the address', () => {
  const values = fc.record({
    query: fc.string({ maxLength: 20, unit: 'grapheme-ascii' }),
    sort: fc.constantFrom('RECENT_DESC', 'RANDOM'),
    from: fc.integer({ min: 1, max: 60 }),
    seed: fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined }),
    open: fc.boolean(),
  });
  fc.assert(
    fc.property(values, (chosen) => {
      expect(readBack(formatQueryString(codec.strip(chosen as Values)))).toEqual(chosen);
    }),
  );
});

test('any address can be read, and reading is a fixed point', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(codec.defaults)), fc.anything()), (raw) => {
      const once = codec.parse(raw as never);
      expect(codec.parse(once as never)).toEqual(once);
    }),
  );
});
