import type { ItemState } from '../api.ts';
import type { Run } from './run.ts';

/** What has become of an item of a run. */
export type Outcome = 'open' | 'done' | 'failed';

/** What the call answered counts until the state knows more: it goes on after the answer. */
export function outcomeOf(run: Run, id: number, state: ItemState | undefined): Outcome {
  const result = run.result?.results.find((one) => one.id === id);
  if (state?.isAnnounced || result?.status === 'sent') return 'done';
  if (result === undefined) return 'open';
  if (result.status === 'noTarget' || result.status === 'alreadyAnnounced') return 'done';
  if (result.status === 'failed') return 'failed';
  const { announcement } = state ?? {};
  if (announcement === undefined || announcement === null) return 'open';
  if (announcement.state === 'open') return 'open';
  return announcement.state === 'sent' ? 'done' : 'failed';
}
