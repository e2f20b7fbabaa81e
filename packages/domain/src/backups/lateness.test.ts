import { expect, it } from 'vitest';
import { lateSince } from './lateness.ts';

const at = (time: string) => new Date(`2026-03-01T${time}Z`);

it.each([
  // [what is due next, now, late since]
  ['11:00:00', '10:59:59', null],
  ['11:00:00', '11:00:00', null],
  ['11:00:00', '11:14:59', null],
  ['11:00:00', '11:15:00', null],
  ['11:00:00', '11:15:01', '11:00:00'],
  ['11:00:00', '23:00:00', '11:00:00'],
  [null, '23:00:00', null],
])('due at %s, at %s it is late since %s', (due, now, late) => {
  expect(lateSince(due === null ? null : at(due), at(now))).toEqual(late && at(late));
});
