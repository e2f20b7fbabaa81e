import { Problem } from './http/problem.ts';

/** Runs what somebody asks for again and again while they type. @throws Problem PREVIEW_BUSY when a newer question came */
export type LatestOnly = <T>(asker: number, work: () => Promise<T>) => Promise<T>;

/** At most one runs for each asker, and of those that wait meanwhile only the newest is run at all. */
export function latestOnly(): LatestOnly {
  /** Who is being answered, with what the one in line does: start, or give up its place. */
  const busy = new Map<number, ((isMyTurn: boolean) => void) | null>();

  return async (asker, work) => {
    if (busy.has(asker)) {
      busy.get(asker)?.(false);
      const isMyTurn = await new Promise<boolean>((resolve) => busy.set(asker, resolve));
      if (!isMyTurn) throw new Problem('PREVIEW_BUSY', { retryAfter: 1 });
    }
    busy.set(asker, null);
    try {
      return await work();
    } finally {
      const next = busy.get(asker);
      if (next) next(true);
      else busy.delete(asker);
    }
  };
}
