import {
  flag,
  lines,
  link,
  optionalDecimal,
  optionalInteger,
  publicFields,
  ref,
  text,
} from '../entity/index.ts';
import { enteredVideoLink } from '../media/index.ts';

const baseScore = optionalDecimal(0.000_001, 9_999_999, 'BASE_INVALID');

/** What staff edit of a level and lists show. */
export const listedLevelFields = publicFields({
  song: text(500, 'refused'),
  artist: text(500, 'refused'),
  creator: text(1000),
  charter: text(1000),
  vfxer: text(1000),
  team: text(1000),
  diffId: ref(0),
  previousDiffId: ref(0),
  baseScore,
  tileCount: optionalInteger(1, 1_000_000),
  videoLink: link('empties', enteredVideoLink),
  dlLink: link(),
  workshopLink: link(),
  publicComments: lines(2000),
  rerateNum: text(50),
  rerateReason: lines(1000),
  toRate: flag(),
});

/** Everything that staff edit of a level. */
export const levelFields = { ...listedLevelFields, isAnnounced: flag(), ratingCommentRequired: flag() };

/** The same with what an edit brings along. */
export const levelFacts = { ...levelFields, ...publicFields({ previousBaseScore: baseScore }) };
