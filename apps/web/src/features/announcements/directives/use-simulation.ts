import type { Directive } from '@rondo/domain/announcements';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { useUnlocked } from '../../../lib/api/second-password.ts';
import { query } from '../../../lib/queries/query.ts';
import type { Simulation } from './api.ts';

/** How long nobody types before the simulator follows, in milliseconds. */
const pause = 300;

export interface Simulated {
  /** null until the first answer. */
  readonly simulation: Simulation | null;
  /** What it was made with. */
  readonly directives: readonly Directive[];
  readonly isStale: boolean;
  /** Somebody else is simulating; ours is asked for again until it is its turn. */
  readonly isInLine: boolean;
  /** The password is no longer kept: typing must not ask for it. */
  readonly isLocked: boolean;
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** What the directives of a difficulty would have announced; follows them as they are typed, and gives up older questions. */
export function useSimulation(
  difficultyId: number,
  directives: readonly Directive[],
  days: number,
): Simulated {
  const wanted = JSON.stringify(directives);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    if (wanted === settled) return;
    const timer = window.setTimeout(() => setSettled(wanted), pause);
    return () => window.clearTimeout(timer);
  }, [wanted, settled]);
  const asked = JSON.parse(settled) as readonly Directive[];
  const isLocked = useUnlocked() === null;
  const answer = useQuery(
    query(
      'simulateDirectives',
      { id: difficultyId, body: { directives: asked, days } },
      {
        enabled: !isLocked,
        placeholderData: keepPreviousData,
        retry: (_, error) => isBusy(error),
        retryDelay: (_, error) => (isProblem(error) ? (error.retryAfter ?? 1) : 1) * 1000,
        staleTime: 60_000,
        gcTime: 60_000,
      },
    ),
  );
  return {
    simulation: answer.data ?? null,
    directives: asked,
    isLocked,
    isInLine: answer.isFetching && isBusy(answer.failureReason),
    isStale: wanted !== settled || answer.isPlaceholderData,
    query: answer,
  };
}

const isBusy = (error: unknown) => isProblem(error) && error.code === 'SIMULATOR_BUSY';
