import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

const route = getRouteApi('/admin/rating');

/**
 * Leads from the open rating to the one before or after it in the list. From one that a filter has removed, such as one
 * that was just rated, it goes on from the place where it was.
 */
export function useMoves(
  rows: readonly { id: number }[] | undefined,
  openId: number | undefined,
): (step: -1 | 1) => void {
  const navigate = route.useNavigate();
  const index = rows?.findIndex(({ id }) => id === openId) ?? -1;
  const lastIndex = useRef(0);
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);
  return (step) => {
    const next = rows?.[index >= 0 ? index + step : lastIndex.current - (step < 0 ? 1 : 0)];
    // It stays one popup: Back leads to the list, however many ratings were looked at.
    if (next)
      void navigate({
        search: (before) => ({ ...before, rating: next.id }),
        state: true,
        replace: true,
        resetScroll: false,
      });
  };
}
