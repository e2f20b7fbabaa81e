import { changedFilters } from '@rondo/domain/lists';
import { RATING_SORTS, ratingFilters, type RatingSort } from '@rondo/domain/ratings';
import type { ReactNode } from 'react';
import { codeText } from '../../../lib/api/code-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  FilterIcon,
  HelpIcon,
  RefreshIcon,
  SortIcon,
} from '../../../ui/icons.ts';
import { ListToolbar, PanelButton } from '../../../ui/ListToolbar.tsx';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import type { RatingSearch } from '../search-params.ts';
import { directionOf, queryProblem } from './card-list.ts';

export interface RatingToolbarProps {
  search: RatingSearch;
  onChange: (changes: Partial<RatingSearch>, replace?: boolean) => void;
  onHelp: () => void;
  onRefresh: () => void;
  isRefreshing: boolean;
  /** Given, the filters are behind a button. */
  onFilters?: ((open: boolean) => void) | undefined;
  children?: ReactNode;
}

/** Search, order and what else can be done with the list. */
export function RatingToolbar(props: RatingToolbarProps) {
  const { search, onChange, onHelp, onRefresh, isRefreshing, onFilters, children } = props;
  const { t } = useTranslation('pages/rating');
  const { sort, reverse } = search;
  const isAscending = directionOf(search) === 'asc';
  const problem = queryProblem(search.query);
  const isFiltered = changedFilters(ratingFilters, search).length > 0;
  return (
    <ListToolbar
      search={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        value: search.query,
        error: problem && codeText(problem),
        onSearch: (query) => onChange({ query }, true),
      }}
    >
      <MenuButton
        label={t('sort.label')}
        icon={SortIcon}
        chosen={sort}
        groups={[{ entries: RATING_SORTS.map((id) => ({ id, label: t(`sort.${id}`) })) }]}
        onChoose={(id) => onChange({ sort: id as RatingSort, reverse: false })}
      >
        {t(`sort.${sort}`)}
      </MenuButton>
      <IconButton
        icon={isAscending ? ArrowUpIcon : ArrowDownIcon}
        label={t(isAscending ? 'term.ascending' : 'term.descending')}
        onClick={() => onChange({ reverse: !reverse })}
      />
      {onFilters ? (
        <PanelButton
          icon={FilterIcon}
          label={t(isFiltered ? 'term.filtersActive' : 'term.filters')}
          marked={isFiltered}
          open={search.filters === 'open'}
          onChange={onFilters}
        />
      ) : null}
      <IconButton icon={HelpIcon} label={t('term.help')} aria-haspopup="dialog" onClick={onHelp} />
      {children}
      <IconButton
        icon={RefreshIcon}
        label={t('action.refresh')}
        aria-keyshortcuts="Control+Alt+R"
        busy={isRefreshing}
        onClick={onRefresh}
      />
    </ListToolbar>
  );
}
