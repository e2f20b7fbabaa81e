import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { madeKey } from '../../../lib/queries/key.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import type { LevelHit, PlayerHit } from './found.ts';

const key = 'recent';
const most = 5;

/** Something that was looked at in this browser: only which and when, so that its name is that of today. */
interface Seen {
  kind: 'level' | 'player';
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

export type Recent = { at: number } & ({ level: LevelHit } | { player: PlayerHit });

/** What was looked at last, the newest first; nothing where that cannot be read. */
export function readSeen(): Seen[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isSeen(value: unknown): value is Seen {
  const { kind, id, at } = (value ?? {}) as Partial<Seen>;
  return (kind === 'level' || kind === 'player') && Number.isSafeInteger(id) && Number.isFinite(at);
}

/** Notes that something is looked at. */
export function noteSeen(kind: Seen['kind'], id: number): void {
  const others = readSeen().filter((seen) => seen.kind !== kind || seen.id !== id);
  writeStored(key, JSON.stringify([{ kind, id, at: Date.now() }, ...others].slice(0, most)));
}

export function forgetSeen(): void {
  writeStored(key, null);
}

/** What was looked at last, as it is now; what is not there any more is left out. */
export function recentQuery(seen: readonly Seen[]) {
  return queryOptions({
    queryKey: madeKey('search', 'recent', seen),
    queryFn: async ({ signal }) => (await Promise.all(seen.map((one) => look(one, signal)))).flat(),
    enabled: seen.length > 0,
  });
}

async function look({ kind, id, at }: Seen, signal: AbortSignal): Promise<Recent[]> {
  const given = { query: `#${id}`, limit: 1 };
  try {
    if (kind === 'player') {
      const { results } = await call('leaderboard', given, { signal });
      return results.map((player) => ({ at, player }));
    }
    const { results } = await call('filterLevels', { ...given, offset: 0, body: {} }, { signal });
    return results.map((level) => ({ at, level }));
  } catch {
    signal.throwIfAborted();
    return [];
  }
}
