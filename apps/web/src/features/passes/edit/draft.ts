import { type Draft, draftValue } from '@rondo/domain/entity';
import {
  isUploadTime,
  JUDGEMENT_KEYS,
  type Judgements,
  passFields,
  readUploadTime,
} from '@rondo/domain/passes';
import type { FieldCode } from '../../../lib/form-errors.ts';
import { serverNow } from '../../../lib/server-now.ts';
import type { PassDetail } from '../detail/api.ts';

export type PassDraft = Draft<typeof passFields>;
/** The pass with its counts beside the rest and its day, if that is all, as its time: as an edit has them. */
export type StoredPass = PassDetail & Judgements;

/** The counts; null when one of them is no count. */
export function judgementsOf(draft: PassDraft): Judgements | null {
  const read = JUDGEMENT_KEYS.map((key) => [key, draftValue(passFields, key, draft)] as const);
  return read.every(([, count]) => count !== undefined) ? (Object.fromEntries(read) as never) : null;
}

/** The problems that concern more than one field. */
export function passProblems(draft: PassDraft, stored: StoredPass, isLevelMissing: boolean): FieldCode[] {
  const { draft: draftOfTime, read } = passFields.vidUploadTime;
  const isOtherTime = draft.vidUploadTime !== draftOfTime(stored.vidUploadTime);
  const time = readUploadTime(read(draft.vidUploadTime));
  const isEmpty = JUDGEMENT_KEYS.every((key) => draftValue(passFields, key, draft) === 0);
  const found: (FieldCode | false)[] = [
    isLevelMissing && { field: 'levelId', code: 'LEVEL_NOT_FOUND' },
    isOtherTime &&
      !(time && isUploadTime(time, serverNow())) && { field: 'vidUploadTime', code: 'TIME_INVALID' },
    isEmpty && { field: 'perfect', code: 'JUDGEMENTS_EMPTY' },
  ];
  return found.filter((problem) => problem !== false);
}
