import { getRouteApi } from '@tanstack/react-router';
import { usePageSearch } from '../../lib/page-search.ts';
import { type CreatorsSearch, creatorsSearch, type CreatorTab } from './search-params.ts';

const route = getRouteApi('/admin/creators');

/** What the address says, and ways to change it. A filter begins at the first page again. */
export function useCreatorsSearch() {
  const { search, change } = usePageSearch<CreatorsSearch>(route);
  return {
    search,
    openTab: (tab: CreatorTab) => change({ ...creatorsSearch.defaults, tab }),
    filter: (changes: Partial<CreatorsSearch>, replace = false) => change({ page: 1, ...changes }, replace),
    reset: () => change({ ...creatorsSearch.defaults, tab: search.tab }),
    openDialog: (which: Pick<Partial<CreatorsSearch>, 'level' | 'creator' | 'team'>) => change(which),
    closeDialog: () => change({ level: undefined, creator: undefined, team: undefined }, true),
  };
}
