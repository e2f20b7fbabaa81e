import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../lib/api/contract.ts';
import { query } from '../../lib/queries/query.ts';
import { useViewer } from '../../lib/session/viewer.ts';

/** Best accuracy by level. */
export type MyClears = ReadonlyMap<number, number>;

const byLevel = ({ levels }: Reply<'myClears'>): MyClears => new Map(levels);
const none: MyClears = new Map();

const scoresOf = ({ bestScores }: Reply<'myClears'>) => bestScores;

/** Read once a visit: what changes it makes it stale. Who has no live events asks again after some minutes. */
const freshness = { staleTime: 5 * 60_000 };

/**
 * What the viewer's player has cleared, with the best accuracy of each level; null where there is no such player. Empty
 * while it is on its way, so that its column has its place from the start.
 */
export function useMyClears(): MyClears | null {
  const { status, user } = useViewer();
  const hasPlayer = status === 'loading' || (user?.playerId ?? null) !== null;
  const { data } = useQuery({
    ...query('myClears', {}, { ...freshness, select: byLevel }),
    enabled: status === 'signed-in' && hasPlayer,
  });
  return hasPlayer ? (data ?? none) : null;
}

/** The scores that make up the ranked score of the viewer's player; undefined without one, and on their way. */
export function useBestScores(): readonly number[] | undefined {
  const { user } = useViewer();
  const { data } = useQuery({
    ...query('myClears', {}, { ...freshness, select: scoresOf }),
    enabled: (user?.playerId ?? null) !== null,
  });
  return data;
}
