import { describe, expect, it } from 'vitest';
import { nameKey } from '../text/index.ts';
import { creatorSort, hasCharter } from './creator-list.ts';
import {
  creatorNameProblem,
  isDiscordId,
  readAliases,
  splitNamesProblem,
  tidyAliases,
} from './creator-name.ts';
import { type ProfileForm, type ProfileKind, profileFormProblems } from './profile-form.ts';

describe('names of creators and teams', () => {
  it('are one in any case and width', () => {
    expect(nameKey(' Ｗispgear ')).toBe(nameKey('WISPGEAR'));
    expect([' ', 'a', 'x'.repeat(201)].map(creatorNameProblem)).toEqual(['NAME_REQUIRED', null, 'TOO_LONG']);
  });

  it('have aliases without blanks and doubles', () => {
    expect(tidyAliases([' Ash ', '', 'ASH', 'Ａsh', 'Sorrel'])).toEqual(['Ash', 'Sorrel']);
    expect(readAliases(' a, b ,, A')).toEqual({ aliases: ['a', 'b'], problem: null });
  });

  it.each<[string[], string | null]>([
    [['a', 'b'], null],
    [['a', ' '], null],
    [['', ' '], 'NAME_REQUIRED'],
    [['a', 'A'], 'NAME_DUPLICATE'],
    [['a', 'source'], 'NAME_DUPLICATE'],
  ])('are split into %j: %s', (names, problem) => {
    expect(splitNamesProblem('Source', names)).toBe(problem);
  });

  it('sort by name by default', () => {
    expect([creatorSort('CHARTS_DESC'), creatorSort('x'), creatorSort(null)]).toEqual([
      'CHARTS_DESC',
      'NAME_ASC',
      'NAME_ASC',
    ]);
  });

  it('keep a charter', () => {
    expect([hasCharter([{ role: 'vfxer' }, { role: 'charter' }]), hasCharter([{ role: 'vfxer' }])]).toEqual([
      true,
      false,
    ]);
  });

  it('know a chat id by its length', () => {
    expect(
      ['1'.repeat(16), '1'.repeat(17), '1'.repeat(20), '1'.repeat(21), `${'1'.repeat(17)}a`].map(isDiscordId),
    ).toEqual([false, true, true, false, false]);
  });
});

describe('profile step', () => {
  const blank: ProfileForm = { kind: 'charter', name: 'Ash', discordId: '', country: '', description: '' };
  const id = '123456789012345678';
  it.each<[ProfileKind, Partial<ProfileForm>, string[]]>([
    ['charter', { discordId: id, country: 'PL' }, []],
    ['charter', {}, ['discordId DISCORD_ID_REQUIRED', 'country COUNTRY_INVALID']],
    [
      'vfxer',
      { discordId: '12', country: 'ZZ' },
      ['discordId DISCORD_ID_INVALID', 'country COUNTRY_INVALID'],
    ],
    ['vfxer', { name: ' ', discordId: id, country: 'XX' }, ['name NAME_REQUIRED']],
    ['team', { description: 'We chart.' }, []],
    ['team', {}, ['description DESCRIPTION_REQUIRED']],
    ['team', { description: 'x'.repeat(2001) }, ['description TOO_LONG']],
    ['player', {}, []],
    [
      'player',
      { name: '', country: 'zz', discordId: 'x' },
      ['name NAME_REQUIRED', 'discordId DISCORD_ID_INVALID', 'country COUNTRY_INVALID'],
    ],
  ])('%s with %o: %j', (kind, change, expected) => {
    const found = profileFormProblems({ ...blank, ...change, kind });
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });
});
