import { expect, it } from 'vitest';
import { firstData, LONGEST_FIRST_REPLIES } from './first-data.ts';

const now = new Date(1_700_000_000_000);
const names = (json: string) => Object.keys((JSON.parse(json) as { replies: object }).replies);

it('is JSON of when, and of replies by the names of their calls', () => {
  const json = firstData(
    now,
    [{ name: 'GET /a', text: '{"b":1}' }],
    [{ name: 'POST /c {"q":"\\""}', text: '[]' }],
  );
  expect(JSON.parse(json)).toEqual({
    at: 1_700_000_000_000,
    replies: { 'GET /a': { b: 1 }, 'POST /c {"q":"\\""}': [] },
  });
});

it('leaves out what would make it too long, in bytes, and never the facts', () => {
  const text = (bytes: number) => JSON.stringify('ü'.repeat((bytes - 2) / 2));
  const facts = [{ name: 'fact', text: text(30_000) }];
  const replies = [
    { name: 'first', text: text(LONGEST_FIRST_REPLIES - 100) },
    { name: 'too long', text: text(102) },
    { name: 'short', text: text(100) },
    { name: 'none left', text: '1' },
  ];
  expect(names(firstData(now, facts, replies))).toEqual(['fact', 'first', 'short']);
  expect(names(firstData(now, facts, [{ name: 'huge', text: text(LONGEST_FIRST_REPLIES + 2) }]))).toEqual([
    'fact',
  ]);
});
