import type { LevelEdit } from '@rondo/contract/levels';
import { levelEditConsequences } from '@rondo/domain/levels';
import { canonicalVideoLink } from '@rondo/domain/media';
import type { LevelState } from './level-write.repository.ts';

/** The fields that an edit can change, by the names of the wire, with their columns. */
const COLUMNS = {
  song: 'song',
  artist: 'artist',
  creator: 'creator',
  charter: 'charter',
  vfxer: 'vfxer',
  team: 'team',
  diffId: 'diff_id',
  previousDiffId: 'previous_diff_id',
  baseScore: 'base_score',
  previousBaseScore: 'previous_base_score',
  videoLink: 'video_link',
  dlLink: 'dl_link',
  workshopLink: 'workshop_link',
  publicComments: 'public_comments',
  rerateNum: 'rerate_num',
  rerateReason: 'rerate_reason',
  toRate: 'to_rate',
  isAnnounced: 'is_announced',
  ratingCommentRequired: 'rating_comment_required',
} as const satisfies Record<string, keyof LevelState>;

type Field = keyof typeof COLUMNS;
type Value = string | number | boolean | null;
export type LevelFields = { readonly [F in Field]: LevelState[(typeof COLUMNS)[F]] };

/** The level's editable fields as they are. */
export function levelFields(level: LevelState): LevelFields {
  const entries = Object.entries(COLUMNS).map(([field, column]) => [field, level[column]]);
  return Object.fromEntries(entries) as LevelFields;
}

/** The same after an edit: keys of the body, then what follows from them. */
export function editedFields(level: LevelState, edit: LevelEdit): LevelFields {
  const stored = levelFields(level);
  const { ws, wsLink, version: _, workshopLink = wsLink ?? ws, videoLink, ...plain } = edit;
  const given = {
    ...plain,
    workshopLink,
    videoLink: videoLink === undefined ? undefined : canonicalVideoLink(videoLink.trim()),
  };
  const { isRescoreNeeded: __, ...consequences } = levelEditConsequences(stored, edit);
  return { ...stored, ...withoutUndefined(given), ...consequences };
}

/** Fields that differ, as before and after; both empty when the edit changes nothing. */
export function differences(before: LevelFields, after: LevelFields) {
  const changed = (Object.keys(COLUMNS) as Field[]).filter((field) => before[field] !== after[field]);
  const pick = (fields: LevelFields) =>
    Object.fromEntries(changed.map((field) => [field, fields[field]])) as Record<string, Value>;
  return { before: pick(before), after: pick(after) };
}

/** Changed fields by their columns. */
export function columnsOf(changes: Record<string, Value>): Partial<LevelState> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [COLUMNS[field as Field], value]),
  );
}

function withoutUndefined<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
