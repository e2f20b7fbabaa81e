import type { ItemState } from '../api.ts';
import type { Run } from './run.ts';

/**
 * What has become of an item of a run: on its way, told, marked without a message because no rule fits, announced by
 * somebody before, or not told.
 */
export type Outcome = 'open' | 'sent' | 'silent' | 'already' | 'failed';

export type OwnAnnouncement = NonNullable<ItemState['announcement']>;

/** The item's announcement that belongs to this run: a new one, or one that was on its way already. */
export function ownAnnouncement(run: Run, id: number, state: ItemState | undefined): OwnAnnouncement | null {
  const announcement = state?.announcement ?? null;
  if (run.before === null || announcement === null) return null;
  const before = run.before.get(id);
  return before?.id === announcement.id && before.state !== 'open' ? null : announcement;
}

/** What the call answered counts, but for what went on after the answer. */
export function outcomeOf(run: Run, id: number, state: ItemState | undefined): Outcome {
  const status = run.result?.results.find((one) => one.id === id)?.status;
  if (status === 'noTarget') return 'silent';
  if (status === 'alreadyAnnounced') return 'already';
  if (status === 'sent' || status === 'failed') return status;
  const own = ownAnnouncement(run, id, state);
  if (own === null || own.state === 'open') return 'open';
  return own.state === 'sent' ? 'sent' : 'failed';
}
