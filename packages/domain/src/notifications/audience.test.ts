import { expect, it } from 'vitest';
import { liveSourceOf } from './audience.ts';

it.each([
  ['rating', 'rating'],
  ['admin', 'admin'],
  ['default', 'default'],
  ['RATING', 'default'],
  ['', 'default'],
  [undefined, 'default'],
])('source %j is %s', (text, source) => expect(liveSourceOf(text)).toBe(source));
