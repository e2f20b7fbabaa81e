import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useClosePopup } from '../../../lib/popup-history.ts';
import { type RatingSearch, ratingSearch } from '../search-params.ts';

const route = getRouteApi('/staff/admin/rating');

/** The page's state in the address and the ways to change it. Typing replaces the address, a choice is a step back. */
export function useRatingPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback(
    (changes: Partial<RatingSearch>, replace = false) => {
      void navigate({ search: (before) => ({ ...before, ...changes }), replace, resetScroll: false });
    },
    [navigate],
  );
  /** Every filter as it was at first; the order stays. */
  const reset = useCallback(() => {
    const { query, rated, low, four } = ratingSearch.defaults;
    change({ query, rated, low, four });
  }, [change]);
  /** On narrow screens: as a popup over the list, which Back closes again. */
  const openFilters = useCallback(() => {
    void navigate({
      search: (before) => ({ ...before, filters: 'open' }),
      state: { popup: true },
      resetScroll: false,
    });
  }, [navigate]);
  const closeFilters = useClosePopup(() => change({ filters: 'auto' }, true));
  const closeRating = useClosePopup(() => change({ rating: undefined }, true));
  return { search, change, reset, openFilters, closeFilters, closeRating };
}
