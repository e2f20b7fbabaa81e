import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelList } from '../levels/index.ts';
import { passList } from '../passes/index.ts';
import { chosenWord, filterParameters, readFilters } from './index.ts';

const admin = { isSuperAdmin: true, playerId: 2 };
const player = { isSuperAdmin: false, playerId: 3 };
const withoutPlayer = { isSuperAdmin: false, playerId: null };
const { filters } = levelList;
const usual = { cleared: 'show', myClears: 'show', toRate: 'show', deleted: 'hide' };

describe('the order of a list', () => {
  it('is as usual where nothing, or nothing that it knows, is asked', () => {
    const ofLevels = [undefined, 'recent', 'toString', 'CLEARS_ASC'].map((text) =>
      chosenWord(levelList.sort, text),
    );
    expect(ofLevels).toEqual(['RECENT_DESC', 'RECENT_DESC', 'RECENT_DESC', 'CLEARS_ASC']);
    const ofPasses = [undefined, 'score_desc', 'RECENT_ASC'].map((text) => chosenWord(passList.sort, text));
    expect(ofPasses).toEqual(['SCORE_DESC', 'SCORE_DESC', 'RECENT_ASC']);
  });
});

describe('the filters of a list', () => {
  it('are as usual where nothing, or nothing that they know, is asked', () => {
    expect(readFilters(filters, {}, admin)).toEqual(usual);
    expect(readFilters(filters, { clearedFilter: 'all', toRate: 'ONLY', deletedFilter: '' }, admin)).toEqual(
      usual,
    );
  });

  it('are asked by their names on the wire, and not by those in an address', () => {
    const asked = { clearedFilter: 'hide', toRate: 'only' };
    expect(readFilters(filters, asked, player)).toEqual({ ...usual, cleared: 'hide', toRate: 'only' });
    expect(readFilters(filters, { cleared: 'hide' } as object, player)).toEqual(usual);
    expect(readFilters(passList.filters, { keyFlag: '12k' }, null)).toEqual({ keys: '12k', deleted: 'hide' });
  });

  it('keep those of staff from everyone else, in silence', () => {
    const deletedFor = (viewer: typeof admin | null, deletedFilter?: string) =>
      readFilters(filters, { deletedFilter }, viewer).deleted;
    expect([deletedFor(admin, 'only'), deletedFor(admin), deletedFor(player, 'show')]).toEqual([
      'only',
      'hide',
      'hide',
    ]);
    expect(deletedFor(null, 'show')).toBe('hide');
  });

  it('are those of players for whoever has one, in silence', () => {
    const mineFor = (viewer: typeof withoutPlayer | typeof admin | null) =>
      readFilters(filters, { myClears: 'only' }, viewer).myClears;
    expect([player, admin, withoutPlayer, null].map(mineFor)).toEqual(['only', 'only', 'show', 'show']);
  });

  it('do not count where one row is asked for by its number, but for those of staff', () => {
    const asked = { clearedFilter: 'only', myClears: 'only', toRate: 'hide', deletedFilter: 'show' };
    expect(readFilters(filters, asked, admin, true)).toEqual({ ...usual, deleted: 'show' });
  });

  it('are read again from how they stand on the wire', () => {
    const word = fc.constantFrom(...filters.cleared.words);
    fc.assert(
      fc.property(fc.record({ cleared: word, myClears: word, toRate: word, deleted: word }), (words) => {
        expect(readFilters(filters, filterParameters(filters, words), admin)).toEqual(words);
      }),
    );
  });
});
