import { describe, expect, it } from 'vitest';
import { type AnnouncementState, type LevelEdit, levelEditConsequences } from './level-edit.ts';

const fresh: AnnouncementState = {
  diffId: 0,
  previousDiffId: 0,
  baseScore: null,
  previousBaseScore: null,
  isAnnounced: false,
};
const announced: AnnouncementState = {
  diffId: 30,
  previousDiffId: 0,
  baseScore: 200,
  previousBaseScore: null,
  isAnnounced: true,
};
const rerated: AnnouncementState = { ...announced, previousDiffId: 25, isAnnounced: false };

type Row = [
  name: string,
  stored: AnnouncementState,
  edit: LevelEdit,
  change: Partial<AnnouncementState>,
  rescore: boolean,
];

const ROWS: Row[] = [
  ['nothing given', announced, {}, {}, false],
  [
    'present values given',
    announced,
    { diffId: 30, baseScore: 200, isAnnounced: true, previousDiffId: 0 },
    {},
    false,
  ],
  ['first rating of a new level', fresh, { diffId: 30 }, { diffId: 30 }, true],
  ['second rating before the announcement', { ...fresh, diffId: 30 }, { diffId: 31 }, { diffId: 31 }, true],
  [
    'rerate of an announced level',
    announced,
    { diffId: 33 },
    { diffId: 33, previousDiffId: 30, previousBaseScore: 200, isAnnounced: false },
    true,
  ],
  ['rerate before the last one was announced', rerated, { diffId: 40 }, { diffId: 40 }, true],
  [
    'back to unranked',
    announced,
    { diffId: 0 },
    { diffId: 0, previousDiffId: 30, previousBaseScore: 200 },
    true,
  ],
  [
    'new base of an announced level',
    announced,
    { baseScore: 250 },
    { baseScore: 250, previousDiffId: 30, previousBaseScore: 200, isAnnounced: false },
    true,
  ],
  [
    'base taken off',
    announced,
    { baseScore: null },
    { baseScore: null, previousDiffId: 30, previousBaseScore: 200, isAnnounced: false },
    true,
  ],
  [
    'base taken off with 0',
    announced,
    { baseScore: 0 },
    { baseScore: null, previousDiffId: 30, previousBaseScore: 200, isAnnounced: false },
    true,
  ],
  [
    'first base of an announced level',
    { ...announced, baseScore: null },
    { baseScore: 90 },
    { baseScore: 90, previousDiffId: 30, isAnnounced: false },
    true,
  ],
  [
    'new base before a rerate was announced',
    { ...rerated, previousBaseScore: 180 },
    { baseScore: 250 },
    { baseScore: 250 },
    true,
  ],
  [
    'new difficulty of a level whose base was announced before',
    { ...announced, previousDiffId: 25, previousBaseScore: 180 },
    { diffId: 33 },
    { diffId: 33, previousDiffId: 30, previousBaseScore: 200, isAnnounced: false },
    true,
  ],
  ['0 where none is set', { ...announced, baseScore: null }, { baseScore: 0 }, {}, false],
  ['null where 0 is stored', { ...announced, baseScore: 0 }, { baseScore: null }, { baseScore: null }, false],
  ['base of a new level', fresh, { baseScore: 90 }, { baseScore: 90 }, true],
  [
    'a previous difficulty of its own',
    announced,
    { diffId: 33, previousDiffId: 12 },
    { diffId: 33, previousDiffId: 12, previousBaseScore: 200, isAnnounced: false },
    true,
  ],
  [
    'a previous difficulty equal to the stored one',
    announced,
    { diffId: 33, previousDiffId: 0 },
    { diffId: 33, previousDiffId: 30, previousBaseScore: 200, isAnnounced: false },
    true,
  ],
  [
    'a previous difficulty of null',
    announced,
    { diffId: 33, previousDiffId: null },
    { diffId: 33, previousDiffId: 30, previousBaseScore: 200, isAnnounced: false },
    true,
  ],
  ['only a previous difficulty', rerated, { previousDiffId: 7 }, { previousDiffId: 7 }, false],
  ['announced by hand', fresh, { diffId: 30, isAnnounced: true }, { diffId: 30, isAnnounced: true }, true],
  ['unannounced by hand', announced, { isAnnounced: false }, { isAnnounced: false }, false],
  [
    'announced equal to the stored value',
    announced,
    { diffId: 33, isAnnounced: true },
    { diffId: 33, previousDiffId: 30, previousBaseScore: 200, isAnnounced: false },
    true,
  ],
];

describe('edit of a level', () => {
  it.each(ROWS)('%s', (_, stored, edit, change, isRescoreNeeded) => {
    expect(levelEditConsequences(stored, edit)).toEqual({ ...stored, ...change, isRescoreNeeded });
  });
});
