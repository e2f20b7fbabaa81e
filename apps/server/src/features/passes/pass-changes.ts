import type { PassEdit } from '@rondo/contract/pass-writes';
import { canonicalVideoLink } from '@rondo/domain/media';
import { JUDGEMENT_KEYS, readTime } from '@rondo/domain/passes';
import type { PassState } from './edit.repository.ts';

/** The fields that an edit can change, by the names of the wire, with their columns. */
const COLUMNS = {
  levelId: 'level_id',
  playerId: 'player_id',
  vidUploadTime: 'vid_upload_time',
  vidTitle: 'vid_title',
  videoLink: 'video_link',
  speed: 'speed',
  feelingRating: 'feeling_rating',
  is12K: 'is_12k',
  is16K: 'is_16k',
  isNoHoldTap: 'is_no_hold_tap',
  isAnnounced: 'is_announced',
  isDuplicate: 'is_duplicate',
  earlyDouble: 'early_double',
  earlySingle: 'early_single',
  ePerfect: 'e_perfect',
  perfect: 'perfect',
  lPerfect: 'l_perfect',
  lateSingle: 'late_single',
  lateDouble: 'late_double',
} as const satisfies Record<string, keyof PassState>;

type Field = keyof typeof COLUMNS;
type Value = string | number | boolean | Date;
export type PassFields = { readonly [F in Field]: PassState[(typeof COLUMNS)[F]] };

/** The pass's editable fields as they are. */
export function passFields(pass: PassState): PassFields {
  const entries = Object.entries(COLUMNS).map(([field, column]) => [field, pass[column]]);
  return Object.fromEntries(entries) as PassFields;
}

/** The same after an edit; counts in `judgements` win over those beside it. */
export function editedFields(stored: PassFields, edit: PassEdit): PassFields {
  const { judgements, vidUploadTime, videoLink, ...plain } = edit;
  const given = {
    ...plain,
    ...Object.fromEntries(JUDGEMENT_KEYS.map((key) => [key, judgements?.[key] ?? edit[key]])),
    vidUploadTime: readTime(vidUploadTime) ?? undefined,
    videoLink: videoLink && canonicalVideoLink(videoLink),
  };
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...stored, ...(Object.fromEntries(known) as Partial<PassFields>) };
}

/** Fields that differ, as before and after; both empty when the edit changes nothing. */
export function differences(before: PassFields, after: PassFields) {
  const changed = (Object.keys(COLUMNS) as Field[]).filter(
    (field) => plainValue(before[field]) !== plainValue(after[field]),
  );
  const pick = (fields: PassFields) =>
    Object.fromEntries(changed.map((field) => [field, fields[field]])) as Partial<Record<Field, Value>>;
  return { changed: new Set<string>(changed), before: pick(before), after: pick(after) };
}

/** Changed fields by their columns. */
export function columnsOf(changes: Partial<Record<Field, Value>>): Partial<PassState> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [COLUMNS[field as Field], value]),
  );
}

const plainValue = (value: Value) => (value instanceof Date ? value.getTime() : value);
