import type { PassEdit } from '@rondo/contract/pass-writes';
import { JUDGEMENT_KEYS, passFields, readTime } from '@rondo/domain/passes';
import { edited, type RowValues } from '../../platform/db/entity-row.ts';

export type PassValues = RowValues<typeof passFields>;

/** The pass's values after an edit; counts in `judgements` win over those beside it. */
export function editedPass(stored: PassValues, edit: PassEdit): PassValues {
  const counts = Object.fromEntries(JUDGEMENT_KEYS.map((key) => [key, edit.judgements?.[key] ?? edit[key]]));
  const vidUploadTime = readTime(edit.vidUploadTime) ?? undefined;
  return edited(passFields, stored, { ...edit, ...counts, vidUploadTime });
}
