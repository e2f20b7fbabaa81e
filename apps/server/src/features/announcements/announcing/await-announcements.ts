import { setTimeout as sleep } from 'node:timers/promises';
import type { AnnounceResult } from '@rondo/contract/announcements/announcing';
import type { Deps } from '../../../platform/feature.ts';
import { selectStates } from './history.repository.ts';

/** A call waits so long for its own messages; the rest goes on in the background. */
const longestWait = 20_000;
/** Between two looks at most: a lost event costs no more. */
const lookEvery = 1000;

type State = Pick<AnnounceResult['results'][number], 'status' | 'error'>;

/** Waits until announcements are over, or for twenty seconds. @returns how each of them stands then, by id */
export async function awaitAnnouncements(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, State>> {
  if (ids.length === 0) return new Map();
  const until = clock.elapsed() + longestWait;
  let isNews = true;
  let wake = () => undefined as void;
  const end = events.subscribe(({ type }) => {
    if (type !== 'announcementUpdate') return;
    isNews = true;
    wake();
  });
  try {
    for (;;) {
      isNews = false;
      const states = await selectStates(db, ids);
      if (states.every(({ state }) => state !== 'open') || clock.elapsed() >= until)
        return new Map(states.map(({ id, ...state }) => [id, shown(state)]));
      if (isNews) continue;
      const news = new Promise<void>((resolve) => (wake = resolve));
      await Promise.race([news, sleep(lookEvery)]);
    }
  } finally {
    end();
  }
}

function shown({ state, error }: { readonly state: string; readonly error: string | null }): State {
  if (state === 'open') return { status: 'queued' };
  return state === 'sent' ? { status: 'sent' } : { status: 'failed', ...(error === null ? {} : { error }) };
}
