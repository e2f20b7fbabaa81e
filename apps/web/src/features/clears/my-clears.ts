import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../lib/api/contract.ts';
import { query } from '../../lib/queries/query.ts';
import { useViewer } from '../../lib/session/viewer.ts';

/** Best accuracy by level. */
export type MyClears = ReadonlyMap<number, number>;

const byLevel = ({ levels }: Reply<'myClears'>): MyClears => new Map(levels);
const none: MyClears = new Map();

/** Read once a visit: what changes it makes it stale. Who has no live events asks again after some minutes. */
const myClears = query('myClears', {}, { staleTime: 5 * 60_000, select: byLevel });

/**
 * What the viewer's player has cleared, with the best accuracy of each level; null where there is no such player. Empty
 * while it is on its way, so that its column has its place from the start.
 */
export function useMyClears(): MyClears | null {
  const { status, user } = useViewer();
  const hasPlayer = status === 'loading' || (user?.playerId ?? null) !== null;
  const { data } = useQuery({ ...myClears, enabled: status === 'signed-in' && hasPlayer });
  return hasPlayer ? (data ?? none) : null;
}
