import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useClosePopup } from '../../../lib/popup-history.ts';
import { type LevelListSearch, levelListSearch } from '../search-params.ts';

const route = getRouteApi('/levels');

/** The list's state in the address and the ways to change it. Typing replaces the address, a choice is a step back. */
export function useLevelList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback(
    (changes: Partial<LevelListSearch>, replace = false) => {
      void navigate({
        search: (before) => settled({ ...before, ...changes }),
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  /** Opens the filters as a popup over the list, which Back closes again. */
  const openFilters = useCallback(() => {
    void navigate({
      search: (before) => ({ ...before, filters: 'open' }),
      state: { popup: true },
      resetScroll: false,
    });
  }, [navigate]);
  const closeFilters = useClosePopup(() => change({ filters: 'auto' }, true));
  const reset = useCallback(() => {
    void navigate({
      search: ({ view, size, labels, filters, sorting }) => ({
        ...levelListSearch.defaults,
        view,
        size,
        labels,
        filters,
        sorting,
      }),
      resetScroll: false,
    });
  }, [navigate]);
  return { search, change, reset, openFilters, closeFilters };
}

/** A sort by clears means nothing when cleared levels are hidden: it falls back to recent. */
function settled(search: LevelListSearch): LevelListSearch {
  const isLost = search.cleared === 'hide' && search.sort.startsWith('CLEARS');
  return isLost ? { ...search, sort: 'RECENT_DESC' } : search;
}
