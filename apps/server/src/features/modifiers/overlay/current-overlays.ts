import type { Deps } from '../../../platform/feature.ts';
import { followEvents, OLDEST_MS } from '../../../platform/events/freshness.ts';
import { type Overlays, readOverlays } from './read-overlays.ts';

export type { Overlays } from './read-overlays.ts';

type Source = Pick<Deps, 'db' | 'events' | 'clock' | 'config'>;
type Reader = { readonly read: () => Promise<Overlays | null>; readonly end: () => void };
const readers = new WeakMap<Source['db'], Reader>();

/** Whatever a modifier shows is made of these. */
const concerning = new Set([
  'modifierUpdate',
  'passUpdate',
  'levelUpdate',
  'playerUpdate',
  'difficultyUpdate',
]);

/**
 * What modifiers show now; null where none is at work, which costs nothing once it is known, and while the feature is
 * off.
 */
export async function currentOverlays(deps: Source): Promise<Overlays | null> {
  if (!deps.config.jokes) return null;
  let reader = readers.get(deps.db);
  if (reader === undefined) {
    reader = readerOf(deps);
    readers.set(deps.db, reader);
  }
  return reader.read();
}

/** Stops following events for the overlays; for the end of the app. */
export function forgetOverlays({ db }: Pick<Source, 'db'>): void {
  readers.get(db)?.end();
  readers.delete(db);
}

function readerOf({ db, events, clock }: Source): Reader {
  const modifiers = followEvents(events, ({ type }) => type === 'modifierUpdate');
  const figures = followEvents(events, ({ type }) => concerning.has(type));
  let kept: { mark: number; readAt: number; overlays: Promise<Overlays | null> } | null = null;
  /** Where nothing was at work: nothing can be until the next modifier is told of. */
  let emptyAt: number | null = null;

  const read = async () => {
    const begun = modifiers.mark();
    if (begun !== null && begun === emptyAt) return null;
    const overlays = await fresh();
    if (overlays === null) emptyAt = begun;
    return overlays;
  };
  const fresh = async (): Promise<Overlays | null> => {
    const mark = figures.mark();
    const found = kept;
    if (found?.mark === mark && clock.elapsed() - found.readAt < OLDEST_MS) {
      const overlays = await found.overlays;
      if (overlays === null || overlays.until > clock.now()) return overlays;
      // Of all who waited, the first one reads again.
      if (kept !== found) return fresh();
    }
    const overlays = readOverlays(db, clock.now());
    if (mark === null) return overlays;
    const entry = { mark, readAt: clock.elapsed(), overlays };
    kept = entry;
    overlays.catch(() => {
      if (kept === entry) kept = null;
    });
    return overlays;
  };
  return {
    read,
    end: () => {
      modifiers.end();
      figures.end();
    },
  };
}
