import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { LiveSource, LiveState } from './frame.ts';
import { holdLive, readLiveState, watchLiveState } from './live.ts';

/** Listens to the live events for as long as the part is shown. */
export function useLive(person: number, source?: LiveSource): void {
  const queries = useQueryClient();
  useEffect(() => holdLive(queries, person, source), [queries, person, source]);
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(watchLiveState, readLiveState);
}
