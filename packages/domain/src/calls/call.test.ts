import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, replyName } from './index.ts';

test.each([
  ['/v2/things', undefined, '/v2/things'],
  ['/v2/things/:id', { id: 3 }, '/v2/things/3'],
  ['/v2/things/:id/parts/:partId', { id: 3, partId: 'a/b', limit: 5 }, '/v2/things/3/parts/a%2Fb?limit=5'],
  ['/v2/things/search/:query', { query: '..' }, '/v2/things/search/..%20'],
  [
    '/v2/things',
    { query: 'a b', offset: 0, seed: undefined, body: { x: 1 } },
    '/v2/things?query=a%20b&offset=0',
  ],
])('%s with %j goes to %s', (url, given, address) => {
  expect(addressOf(url, given)).toBe(address);
});

test('whatever is given arrives as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ unit: 'grapheme' }),
      (id, query) => {
        fc.pre(id !== '.' && id !== '..');
        const { pathname, searchParams } = new URL(addressOf('/v2/:id', { id, query }), 'https://x.example');
        expect(decodeURIComponent(pathname.slice('/v2/'.length))).toBe(id);
        expect(searchParams.get('query')).toBe(query);
      },
    ),
  );
});

test('a reply is named by its call and what that was given', () => {
  expect(replyName({ name: 'player', given: { id: 7 } })).toBe('player {"id":7}');
  expect(replyName({ name: 'config' })).toBe('config');
});
