import { describe, expect, it } from 'vitest';
import { type CreditedLevel, creditLine, creditNames, creditTexts, type LineCredit } from './credit-line.ts';

/** The line and how many names it leaves out. */
const lineOf = (level: CreditedLevel) => {
  const { text, more } = creditLine(level);
  return more > 0 ? `${text} & ${more} more` : text;
};
const charter = (creatorName: string, ...creatorAliases: string[]): LineCredit => ({
  role: 'charter',
  creatorName,
  creatorAliases,
});
const vfxer = (creatorName: string): LineCredit => ({ role: 'vfxer', creatorName });
const level = (levelCredits: LineCredit[], more = {}) => ({
  team: '',
  creator: 'Fennick',
  levelCredits,
  ...more,
});

describe('credit line', () => {
  it.each<[string, LineCredit[], string]>([
    ['none', [], 'Fennick'],
    ['one', [charter('Koralik')], 'Fennick'],
    ['two charters', [charter('Sorrel'), charter('Ash')], 'Sorrel & Ash'],
    ['charter and vfxer', [charter('Fennick'), vfxer('mirokuro')], 'Fennick | mirokuro'],
    ['vfxer before charter', [vfxer('mirokuro'), charter('Fennick')], 'Fennick | mirokuro'],
    ['two vfxers', [vfxer('a'), vfxer('b')], 'a & b'],
    ['three', [charter('bramblefox'), vfxer('Koralik'), charter('c')], 'bramblefox | Koralik & 1 more'],
    ['five', [vfxer('v'), charter('a'), charter('b'), charter('c'), vfxer('w')], 'a | v & 3 more'],
    ['three charters', [charter('a'), charter('b'), charter('c')], 'a & 2 more'],
    ['an alias', [charter('Old name', 'New'), charter('b')], 'New & b'],
    ['a long name', [charter('x'.repeat(30)), charter('b')], `${'x'.repeat(24)}… & b`],
  ])('%s', (_, credits, line) => {
    expect(lineOf(level(credits))).toBe(line);
  });

  it('gives a team before everything else', () => {
    const credits = [charter('a'), charter('b')];
    expect(lineOf(level(credits, { team: 'Team Palisade' }))).toBe('Team Palisade');
    expect(lineOf(level(credits, { team: 'text', teamObject: { name: 'Studio Kettle' } }))).toBe(
      'Studio Kettle',
    );
    expect(lineOf(level(credits, { team: '  ', teamObject: null }))).toBe('a & b');
  });

  it('falls back to the only credit when the creator text is blank', () => {
    expect(lineOf(level([charter('Koralik')], { creator: ' ' }))).toBe('Koralik');
    expect(lineOf({ team: '', creator: '' })).toBe('');
  });

  it('names everybody once on a picture, up to a number', () => {
    const credits = ['a', 'b', 'c', 'd', 'e'].map((name) => charter(name));
    expect(creditNames(level([...credits, vfxer('a')]), 4)).toEqual({ names: ['a', 'b', 'c', 'd'], more: 1 });
    expect(creditNames(level([charter('a'), vfxer('a')]), 4)).toEqual({ names: ['a'], more: 0 });
    expect(creditNames(level(credits, { team: 'Team' }), 4)).toEqual({ names: ['Team'], more: 0 });
    expect(creditNames({ team: '', creator: 'Somebody & others' }, 4).names).toEqual(['Somebody & others']);
    expect(creditNames({ team: '', creator: ' ' }, 4)).toEqual({ names: [], more: 0 });
  });

  it('leaves the count to the language of the reader', () => {
    expect(creditLine(level([charter('a'), charter('b'), vfxer('c')]))).toEqual({ text: 'a | c', more: 1 });
  });
});

describe('texts of an approved level', () => {
  it('joins charters and vfxers', () => {
    const credits = [
      { role: 'charter', name: 'A' },
      { role: 'vfxer', name: 'V' },
      { role: 'charter', name: 'B' },
    ] as const;
    expect(creditTexts(credits)).toEqual({ charter: 'A & B', vfxer: 'V', creator: 'A & B | V' });
    expect(creditTexts(credits.slice(0, 1))).toEqual({ charter: 'A', vfxer: '', creator: 'A' });
  });
});
