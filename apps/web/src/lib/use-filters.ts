import { useCallback } from 'react';
import type { PageSearch } from './page-search.ts';
import type { PanelState } from './search-params.ts';
import { useIsNarrow } from './use-is-narrow.ts';

export type Filters = ReturnType<typeof useFilters>;

/** The filters of a list: a panel above it, or on narrow screens a sheet over it, which Back closes again. */
export function useFilters({ search, change, openPopup, closePopup }: PageSearch<{ filters: PanelState }>) {
  const isNarrow = useIsNarrow();
  const isOpen = isPanelOpen(search.filters, isNarrow);
  const show = useCallback(
    (open: boolean) => {
      if (isNarrow && open) openPopup({ filters: 'open' });
      else change({ filters: open ? 'open' : 'closed' });
    },
    [isNarrow, openPopup, change],
  );
  const closeSheet = useCallback(() => closePopup({ filters: 'auto' }), [closePopup]);
  return { isOpen, isPanel: isOpen && !isNarrow, isSheet: isOpen && isNarrow, show, closeSheet };
}

function isPanelOpen(panel: PanelState, isNarrow: boolean): boolean {
  return panel === 'auto' ? !isNarrow : panel === 'open';
}
