import {
  decimal,
  type FieldName,
  flag,
  integer,
  link,
  publicFields,
  ref,
  text,
  time,
} from '../entity/index.ts';
import { enteredVideoLink } from '../media/index.ts';
import { forJudgements, MAX_JUDGEMENT_COUNT } from './judgements.ts';
import { MAX_SPEED, MIN_SPEED } from './pass-values.ts';
import { isReadable, readUploadTime } from './upload-time.ts';

const count = integer(0, MAX_JUDGEMENT_COUNT, 'COUNT_INVALID');

export const judgementFields = publicFields(forJudgements(() => count));

function isTime(text: string): boolean {
  const time = readUploadTime(text);
  return time !== null && isReadable(time);
}

/** Everything that staff edit of a pass. */
export const passFields = {
  ...publicFields({
    levelId: ref(1, 'LEVEL_NUMBER'),
    playerId: ref(1, 'PLAYER_REQUIRED'),
    vidUploadTime: time(isTime),
    vidTitle: text(500, 'ignored'),
    videoLink: link('ignored', enteredVideoLink),
    speed: decimal(MIN_SPEED, MAX_SPEED, 'SPEED_INVALID'),
    feelingRating: text(255, 'ignored'),
    is12K: flag(),
    is16K: flag(),
    isNoHoldTap: flag(),
  }),
  isAnnounced: flag(),
  isDuplicate: flag(),
  ...judgementFields,
};

/** The names that the facts of `pass.edit` have in the log. */
export type PassFact = FieldName<typeof passFields>;
