import { isReadable, isUploadTime, moment, type UploadTime } from '../passes/index.ts';
import { textProblem } from '../text/index.ts';
import { PASS_TITLE } from './pass-form.ts';

/** What a pass form takes from the look-up of a video; what is null is asked for by hand. */
export interface LookedUp {
  readonly title: string | null;
  readonly time: UploadTime | null;
  /** Why a value that the look-up brought cannot be used. */
  readonly titleProblem: 'NO_TITLE' | 'LONG_TITLE' | null;
  readonly timeProblem: 'BEFORE_2010' | 'TO_COME' | null;
}

export interface VideoFacts {
  readonly title: string;
  readonly timestamp: string | null;
}

/** `now` is the server's: the rules are those that it checks the form by (docs/rules/submissions.md#pass-form). */
export function takeLookedUp(facts: VideoFacts | null, now: Date): LookedUp {
  return { ...titleOf(facts), ...timeOf(facts, now) };
}

function titleOf(facts: VideoFacts | null): Pick<LookedUp, 'title' | 'titleProblem'> {
  if (facts === null) return { title: null, titleProblem: null };
  const problem = textProblem(facts.title, PASS_TITLE);
  if (problem === null) return { title: facts.title, titleProblem: null };
  return { title: null, titleProblem: problem === 'TOO_LONG' ? 'LONG_TITLE' : 'NO_TITLE' };
}

function timeOf(facts: VideoFacts | null, now: Date): Pick<LookedUp, 'time' | 'timeProblem'> {
  const time = facts?.timestamp ? moment(new Date(facts.timestamp)) : null;
  if (time === null || !isReadable(time)) return { time: null, timeProblem: null };
  if (isUploadTime(time, now)) return { time, timeProblem: null };
  return { time: null, timeProblem: time.at > now ? 'TO_COME' : 'BEFORE_2010' };
}
