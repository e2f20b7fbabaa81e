import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelList } from './level-list.ts';
import { formatSearch, parseSearch, type Search, type SearchTerm } from './search-grammar.ts';

type Field = (typeof levelList.searchFields)[number];
type Term = SearchTerm<Field>;

function read(query: string): Search<Field> {
  const result = parseSearch(query, levelList.searchFields);
  if (!result.ok) throw new Error(`${query}: ${result.code}`);
  return result.search;
}

function groups(query: string): readonly (readonly Term[])[] {
  const search = read(query);
  return search.kind === 'terms' ? search.groups : [];
}

const any = (value: string): Term => ({ field: 'any', mode: 'contains', value, isNegated: false });
const has = (field: Field, value: string): Term => ({ field, mode: 'contains', value, isNegated: false });
const is = (field: Field, value: string): Term => ({ field, mode: 'equals', value, isNegated: false });
const not = (term: Term): Term => ({ ...term, isNegated: true });

describe('search query', () => {
  it.each<[string, Term[][]]>([
    ['glass', [[any('glass')]]],
    ['song:glass', [[has('song', 'glass')]]],
    ['SONG = Glass Meridian', [[is('song', 'Glass Meridian')]]],
    ['song:glass, artist:vale', [[has('song', 'glass'), has('artist', 'vale')]]],
    ['a, b | c', [[any('a'), any('b')], [any('c')]]],
    ['-artist:vale', [[not(has('artist', 'vale'))]]],
    ['! glass', [[not(any('glass'))]]],
    ['--glass', [[not(any('-glass'))]]],
    ['-', [[any('-')]]],
    ['-, a', [[any('-'), any('a')]]],
    ['half-life', [[any('half-life')]]],
    ['https://example.org', [[any('https://example.org')]]],
    ['level:song=x', [[any('level:song=x')]]],
    ['song:a:b', [[has('song', 'a:b')]]],
    ['song=a=b', [[is('song', 'a=b')]]],
    ['"a, b"', [[any('a, b')]]],
    ['song:"a | b", c', [[has('song', 'a | b'), any('c')]]],
    ['"song:glass"', [[any('song:glass')]]],
    ['"song":glass', [[any('song:glass')]]],
    ['"-glass"', [[any('-glass')]]],
    ['"#12"', [[any('#12')]]],
    ['say "He said ""go"""', [[any('say He said "go"')]]],
    ['""""', [[any('"')]]],
    ['7" vinyl, b', [[any('7" vinyl'), any('b')]]],
    ['song:" x "', [[has('song', ' x ')]]],
    ['#12a', [[any('#12a')]]],
    ['#12, a', [[any('#12'), any('a')]]],
    ['# 12', [[any('# 12')]]],
    ['100%_\\', [[any('100%_\\')]]],
    ['song:', []],
    ['-song:', []],
    ['song=""', []],
    ['"\u200B"', []],
    [', | ,', []],
    ['a,,b||c', [[any('a'), any('b')], [any('c')]]],
    ['', []],
    ['   ', []],
    ['\u3164', []],
    ['song:\u200b', []],
    // What nobody sees comes along with copied words.
    ['\u200bsong\u200b:\ufeff愛\u200e', [[has('song', '愛')]]],
    ['\u2060-\u200bartist：Kikuo', [[not(has('artist', 'Kikuo'))]]],
    ['"\u200b#12"', [[any('\u200b#12')]]],
    // Full-width signs, where a field shows that they are meant.
    ['song：愛', [[has('song', '愛')]]],
    ['ｓｏｎｇ＝愛', [[is('song', '愛')]]],
    ['－artist：Kikuo', [[not(has('artist', 'Kikuo'))]]],
    ['！ artist:Kikuo', [[not(has('artist', 'Kikuo'))]]],
    ['song：愛，artist：Kikuo', [[has('song', '愛'), has('artist', 'Kikuo')]]],
    ['愛，artist:Kikuo', [[any('愛'), has('artist', 'Kikuo')]]],
    ['song:愛｜夢', [[has('song', '愛')], [any('夢')]]],
    ['song：Re：set', [[has('song', 'Re：set')]]],
    ['song：', []],
    ['Re：set', [[any('Re：set')]]],
    ['你好，世界', [[any('你好，世界')]]],
    ['－愛', [[any('－愛')]]],
    ['a｜b', [[any('a｜b')]]],
    ['"song：愛"', [[any('song：愛')]]],
    // Typographic quotes are quotes.
    ['“pnfrlenm”', [[any('pnfrlenm')]]],
    ['„a, b“', [[any('a, b')]]],
    ['song=“x | y”', [[is('song', 'x | y')]]],
    ['＂a, b＂', [[any('a, b')]]],
    ['“a, b', [[any('“a'), any('b')]]],
    ['"say “x”"', [[any('say “x”')]]],
    ['Let’s go', [[any('Let’s go')]]],
  ])('%j', (query, expected) => {
    expect(groups(query)).toEqual(expected);
    if (expected.length === 0) expect(read(query)).toEqual({ kind: 'all' });
  });

  it.each([
    ['#123', 123],
    ['  #7 ', 7],
    ['#007', 7],
    ['＃2998', 2998],
    ['＃２９９８', 2998],
    ['#7\u200b', 7],
    ['#2147483647', 2_147_483_647],
    ['#2147483648', 0],
    [`#${'9'.repeat(200)}`, 0],
  ])('%j looks up one id', (query, id) => {
    expect(read(query)).toEqual({ kind: 'id', id });
  });

  it('is refused beyond 255 characters', () => {
    expect(read('🎹'.repeat(255)).kind).toBe('terms');
    expect(parseSearch('a'.repeat(256), levelList.searchFields)).toEqual({
      ok: false,
      code: 'QUERY_TOO_LONG',
    });
  });

  it('is refused beyond 20 terms, empty ones not counted', () => {
    const terms = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`).join(',,|');
    expect(groups(terms(20)).flat()).toHaveLength(20);
    expect(parseSearch(terms(21), levelList.searchFields)).toEqual({ ok: false, code: 'QUERY_TOO_COMPLEX' });
  });
});

describe('canonical query', () => {
  it.each([
    ['SONG = Glass|-artist:vale,x', 'song=Glass | -artist:vale, x'],
    ['!"a, b"', '-"a, b"'],
    ['"-a"', '"-a"'],
    ['""""', '""""'],
    ['#0012', '#12'],
    ['a||', 'a'],
  ])('of %j is %j', (query, canonical) => {
    expect(formatSearch(read(query))).toBe(canonical);
  });

  it('is a fixed point and means the same, for any text', () => {
    const pieces = fc.constantFrom(
      'song',
      'team',
      'x',
      'ab',
      ':',
      '=',
      ',',
      '|',
      '"',
      '""',
      '-',
      '!',
      '#',
      '1',
      ' ',
      '\n',
      '\u200B',
    );
    const wild = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(wild, (query) => {
        const search = read(query);
        const canonical = formatSearch(search);
        const again = parseSearch(canonical, levelList.searchFields);
        expect(again).toEqual({ ok: true, search });
        expect(formatSearch(search)).toBe(canonical);
      }),
      { numRuns: 1000 },
    );
  });
});
