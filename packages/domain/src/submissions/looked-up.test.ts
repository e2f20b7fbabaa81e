import { expect, test } from 'vitest';
import { takeLookedUp } from './looked-up.ts';

const now = new Date('2026-11-26T12:00:00Z');
const facts = { title: 'No miss', timestamp: '2026-11-20T10:00:00.000Z' };

test('what a form may send is taken over', () => {
  expect(takeLookedUp(facts, now)).toEqual({
    title: 'No miss',
    titleProblem: null,
    time: { at: new Date(facts.timestamp), isDayOnly: false },
    timeProblem: null,
  });
  expect(takeLookedUp(null, now)).toEqual({ title: null, titleProblem: null, time: null, timeProblem: null });
});

test.each([
  ['2009-05-03T10:00:00.000Z', 'BEFORE_2010'],
  ['2026-11-29T12:00:00.000Z', 'TO_COME'],
  [null, null],
  ['soon', null],
])('the time %s is asked for by hand: %s', (timestamp, timeProblem) => {
  expect(takeLookedUp({ ...facts, timestamp }, now)).toMatchObject({ time: null, timeProblem });
});

test.each([
  ['', 'NO_TITLE'],
  [' \n', 'NO_TITLE'],
  ['a'.repeat(501), 'LONG_TITLE'],
])('the title %j is asked for by hand: %s', (title, titleProblem) => {
  expect(takeLookedUp({ ...facts, title }, now)).toMatchObject({ title: null, titleProblem });
});
