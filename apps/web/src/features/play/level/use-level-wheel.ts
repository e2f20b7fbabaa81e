import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMay } from '../../../lib/session/may.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { levelWheelQuery } from './level-wheel.ts';

/** The wheel of levels, and how many seconds it must wait: when they are over, it is asked for again. */
export function useLevelWheel() {
  const may = useMay();
  const wheel = useQuery({ ...levelWheelQuery, enabled: may('levelWheel') });
  const { data, dataUpdatedAt, isFetching, isError, refetch } = wheel;
  const waits = data && 'timeout' in data ? data.remainingTime : null;
  const wait = useCountdown(waits === null ? null : dataUpdatedAt + waits * 1_000);
  const isOver = waits !== null && wait === 0;
  useEffect(() => {
    if (isOver && !isFetching && !isError) void refetch();
  }, [isOver, isFetching, isError, refetch]);
  return { ...wheel, wait, waits };
}
