import { getRouteApi } from '@tanstack/react-router';
import { type CreatorsSearch, creatorsSearch, type CreatorTab } from './search-params.ts';

const route = getRouteApi('/staff/admin/creators');

/** What the address says, and ways to change it. A filter begins at the first page again. */
export function useCreatorsSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changes: Partial<CreatorsSearch>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace, resetScroll: false });
  return {
    search,
    openTab: (tab: CreatorTab) => change({ ...creatorsSearch.defaults, tab }),
    filter: (changes: Partial<CreatorsSearch>, replace = false) => change({ page: 1, ...changes }, replace),
    toPage: (page: number) => change({ page }),
    reset: () => change({ ...creatorsSearch.defaults, tab: search.tab }),
    openDialog: (which: Pick<Partial<CreatorsSearch>, 'level' | 'creator' | 'team'>) => change(which),
    closeDialog: () => change({ level: undefined, creator: undefined, team: undefined }, true),
  };
}
