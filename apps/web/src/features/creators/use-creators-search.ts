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
    filter: (changes: Partial<CreatorsSearch>, replace = false) =>
      change({ page: 1, level: undefined, ...changes }, replace),
    reset: () => change({ ...creatorsSearch.defaults, tab: search.tab }),
    /** The credits of a level, below its row; a level that is not in the list is looked for. */
    openLevel: (level: number | undefined, isListed: boolean) =>
      change(isListed ? { level } : { ...creatorsSearch.defaults, query: `#${level}`, level }, !isListed),
    openDialog: (which: Pick<Partial<CreatorsSearch>, 'creator' | 'team'>) => change(which),
    closeDialog: () => change({ creator: undefined, team: undefined }, true),
  };
}
