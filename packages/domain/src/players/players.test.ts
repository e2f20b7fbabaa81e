import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryCode } from './country.ts';
import {
  isLeaderboardKey,
  LEADERBOARD_KEYS,
  leaderboardKeyKind,
  parseLeaderboardQuery,
  secondaryKeys,
} from './leaderboard.ts';
import { numberedPlayerName, playerNameProblem } from './player-name.ts';

describe('leaderboard', () => {
  it('has eleven keys, each of a kind', () => {
    expect(LEADERBOARD_KEYS).toHaveLength(11);
    expect(LEADERBOARD_KEYS.map(leaderboardKeyKind)).toEqual([
      ...Array<string>(5).fill('score'),
      'accuracy',
      ...Array<string>(3).fill('count'),
      ...Array<string>(2).fill('difficulty'),
    ]);
    expect([
      isLeaderboardKey('score12K'),
      isLeaderboardKey('score12k'),
      isLeaderboardKey('toString'),
    ]).toEqual([true, false, false]);
  });

  it('shows two other figures beside the key', () => {
    expect(secondaryKeys('rankedScore')).toEqual(['generalScore', 'averageXacc']);
    expect(secondaryKeys('averageXacc')).toEqual(['rankedScore', 'generalScore']);
    expect(secondaryKeys('topDiff')).toEqual(['rankedScore', 'generalScore']);
  });

  it.each([
    ['', { kind: 'all' }],
    [' #12 ', { kind: 'id', digits: '12' }],
    ['#123456789012345678', { kind: 'id', digits: '123456789012345678' }],
    ['@Halcyon_7', { kind: 'handle', handle: 'Halcyon_7' }],
    ['@', { kind: 'text', text: '@' }],
    ['@two words#0001', { kind: 'handle', handle: 'two words#0001' }],
    [' @ ', { kind: 'text', text: '@' }],
    ['#12a', { kind: 'text', text: '#12a' }],
    ['みかづき', { kind: 'text', text: 'みかづき' }],
    ['\u200b', { kind: 'all' }],
    [' \u200b\u3164\ufe0f\u00a0\u3000', { kind: 'all' }],
    ['\u2800', { kind: 'all' }],
    ['\u200bKi\u200e', { kind: 'text', text: 'Ki' }],
    ['\u200b#12\u202c', { kind: 'id', digits: '12' }],
    ['\ufeff＠ Halcyon_7\u200b', { kind: 'handle', handle: 'Halcyon_7' }],
    ['@\u200b', { kind: 'text', text: '@' }],
    ['@\u2800', { kind: 'text', text: '@\u2800' }],
  ])('reads %j as %o', (query, expected) => {
    expect(parseLeaderboardQuery(query)).toEqual(expected);
  });

  it('reads any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(['all', 'id', 'handle', 'text']).toContain(parseLeaderboardQuery(query).kind);
      }),
    );
  });
});

describe('country', () => {
  it('is one of 249 codes or unknown', () => {
    expect(new Set(COUNTRIES).size).toBe(250);
    expect(COUNTRIES.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it('has a name wherever the platform knows it', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(COUNTRIES.filter((code) => code !== 'XX' && names.of(code) === undefined)).toEqual([]);
  });

  it('is stored in upper case, blank as unknown', () => {
    expect([' pl ', 'KR', '', null, undefined, 'xx'].map(countryCode)).toEqual([
      'PL',
      'KR',
      'XX',
      'XX',
      'XX',
      'XX',
    ]);
    expect(['UK', 'P', 'POL', 'ZZ', 'AB'].map(countryCode)).toEqual([null, null, null, null, null]);
  });

  const PLAYERS = '../shared/data/catalogue/players.jsonl';
  it.skipIf(!existsSync(PLAYERS))('knows where the players of the real catalogue live', () => {
    const players = readFileSync(PLAYERS, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((row) => JSON.parse(row) as { country: string });
    const unknown = new Set(
      players.map(({ country }) => country).filter((country) => countryCode(country) === null),
    );
    expect([...unknown].filter((country) => /[A-Za-z]/.test(country))).toEqual([]);
  });
});

describe('player name', () => {
  it('has 1 to 100 characters', () => {
    expect([' ', 'a', 'x'.repeat(100), 'x'.repeat(101)].map(playerNameProblem)).toEqual([
      'REQUIRED',
      null,
      null,
      'TOO_LONG',
    ]);
  });

  it('gets a number when it is taken', () => {
    expect(numberedPlayerName('kestrel', 42)).toBe('kestrel_000042');
    expect(numberedPlayerName('kestrel', 999_999)).toBe('kestrel_999999');
  });
});
