import { type PassForm, passFormProblems } from '@rondo/domain/submissions';
import type { FieldCode } from '../../../lib/form-errors.ts';
import type { KnownVideo } from '../parts/use-video.ts';
import type { PassFacts } from './draft.ts';

/** Codes of the rules whose words depend on the field. */
const words: Record<string, string> = {
  'levelId INVALID': 'LEVEL_NOT_CHOSEN',
  'rawTime REQUIRED': 'TIME_REQUIRED',
  'rawTime OUT_OF_RANGE': 'TIME_OUT_OF_RANGE',
};

/** Everything that keeps a pass from being sent; title and time are asked for once the video's look-up has ended. */
export function passProblems(
  form: PassForm,
  { level }: PassFacts,
  { status }: KnownVideo,
  isLevelMissing: boolean,
): FieldCode[] {
  const problems = passFormProblems(form, { now: new Date(), difficulty: level?.difficulty ?? null });
  const isByHand = status !== 'none' && status !== 'loading';
  const shown = problems
    .filter(({ field }) => isByHand || (field !== 'title' && field !== 'rawTime'))
    .map(({ field, code }) => ({
      field: field === 'judgements' ? 'perfect' : field,
      code: isLevelMissing && field === 'levelId' ? 'LEVEL_NOT_FOUND' : (words[`${field} ${code}`] ?? code),
    }));
  return status === 'loading' ? [...shown, { field: 'videoLink', code: 'VIDEO_LOADING' }] : shown;
}
