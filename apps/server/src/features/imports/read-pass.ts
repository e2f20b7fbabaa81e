import {
  forJudgements,
  isSpeed,
  isUploadTime,
  type Judgements,
  judgementCount,
  MAX_JUDGEMENT_COUNT,
} from '@rondo/domain/passes';
import { BadLine } from './broken-input.ts';
import { type Fields, flagField, idField, lineField, numberField, wholeNumberField } from './fields.ts';
import { readVideo } from './read-level.ts';
import type { Relaxation, RelaxationCounts } from './relaxations.ts';
import { uploadTimeField } from './upload-time.ts';

/**
 * The keys stand in the order of the staging table's columns, because their values are copied as they come.
 * @throws BadLine when the line does not fit the shape of a pass
 */
export function readPass(fields: Fields, now: Date, counts: RelaxationCounts) {
  const found: Relaxation[] = [];
  const { time, hadTail } = uploadTimeField(fields, 'vidUploadTime');
  const pass = {
    levelId: idField(fields, 'levelId'),
    playerId: idField(fields, 'playerId'),
    speed: readSpeed(fields, found),
    feelingRating: lineField(fields, 'feelingRating', 255),
    vidTitle: lineField(fields, 'vidTitle', 500),
    videoLink: readVideo(fields, ['noPassVideo', 'unknownPassVideo'], found),
    vidUploadTime: time.at,
    isDayOnly: time.isDayOnly,
    is12K: flagField(fields, 'is12K'),
    is16K: flagField(fields, 'is16K'),
    isNoHoldTap: flagField(fields, 'isNoHoldTap'),
    judgements: readJudgements(fields),
  };
  if (pass.is12K && pass.is16K) throw new BadLine('is12K and is16K exclude each other');
  if (hadTail) found.push('timeTail');
  if (!isUploadTime(time, now)) found.push('oddTime');
  if (pass.vidTitle === '') found.push('noTitle');
  if (pass.feelingRating === '') found.push('noFeeling');
  for (const kind of found) counts.add(kind);
  return pass;
}

function readSpeed(fields: Fields, found: Relaxation[]): number {
  const speed = numberField(fields, 'speed');
  if (speed === null || speed === 0) {
    found.push('noSpeed');
    return 1;
  }
  if (!(speed > 0 && Number.isFinite(speed))) throw new BadLine('speed is not a positive number');
  if (!isSpeed(speed)) found.push('oddSpeed');
  return speed;
}

function readJudgements(fields: Fields): Judgements {
  const given = fields.judgements;
  if (typeof given !== 'object' || given === null) throw new BadLine('judgements is missing');
  const counts = forJudgements((key) => wholeNumberField(given as Fields, key, 0, MAX_JUDGEMENT_COUNT));
  if (judgementCount(counts) === 0) throw new BadLine('judgements are all 0');
  return counts;
}
