import { expect, it } from 'vitest';
import { mostConnections } from './most-connections.ts';

const limited = (files: string) =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax open files            ${files}                 1048576              files     \n`;

it.each([
  ['carries 500 connections and 1,000 streams where there is room', null, limited('1048576'), 4000],
  ['is the usual one where nobody says how many files there may be', null, null, 4000],
  ['is the usual one where files are not limited', null, limited('unlimited'), 4000],
  ['leaves files for the rest', null, limited('1024'), 874],
  ['is some, however few files there may be', null, limited('100'), 16],
  ['is the setting', 9000, limited('1048576'), 9000],
  ['is less than the setting where that does not fit', 9000, limited('1024'), 874],
])('the number %s', (_title, setting, limits, most) => {
  expect(mostConnections(setting, limits)).toBe(most);
});
