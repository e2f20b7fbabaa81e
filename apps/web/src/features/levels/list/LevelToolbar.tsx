import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import {
  FilterIcon,
  GridIcon,
  HelpIcon,
  ListIcon,
  ResetIcon,
  RowsIcon,
  SortIcon,
} from '../../../ui/icons.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import type { LevelListSearch } from '../search-params.ts';

const SearchHelpDialog = lazy(() =>
  import('../dialogs/SearchHelpDialog.tsx').then((module) => ({ default: module.SearchHelpDialog })),
);

export interface LevelToolbarProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>, replace?: boolean) => void;
  onReset: () => void;
  filtersOpen: boolean;
  sortingOpen: boolean;
  /** Why the server refused the search text. */
  searchError?: string | null | undefined;
}

export function LevelToolbar(props: LevelToolbarProps) {
  const { search, onChange, onReset, filtersOpen, sortingOpen, searchError } = props;
  const { t } = useTranslation('pages/levels');
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <div className="level-toolbar">
      <SearchField
        main
        className="level-toolbar-search"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={search.query}
        error={searchError}
        onSearch={(query) => onChange({ query }, true)}
      />
      <IconButton icon={HelpIcon} label={t('search.help')} onClick={() => setHelpOpen(true)} />
      <IconButton
        icon={FilterIcon}
        label={t('filter.label')}
        aria-expanded={filtersOpen}
        className={filtersOpen ? 'icon-btn-on' : ''}
        onClick={() => onChange({ filters: filtersOpen ? 'closed' : 'open' })}
      />
      <IconButton
        icon={SortIcon}
        label={t('sort.label')}
        aria-expanded={sortingOpen}
        className={sortingOpen ? 'icon-btn-on' : ''}
        onClick={() => onChange({ sorting: sortingOpen ? 'closed' : 'open' })}
      />
      <IconButton icon={ResetIcon} label={t('list.reset')} onClick={onReset} />
      <SegmentedControl
        label={t('view.label')}
        segments={[
          { value: 'normal', label: t('view.normal'), icon: RowsIcon, hideLabel: true },
          { value: 'compact', label: t('view.compact'), icon: ListIcon, hideLabel: true },
          { value: 'grid', label: t('view.grid'), icon: GridIcon, hideLabel: true },
        ]}
        value={search.view}
        onChange={(view) => onChange({ view })}
      />
      {helpOpen ? (
        <Suspense>
          <SearchHelpDialog
            onClose={() => setHelpOpen(false)}
            onInsert={(query) => {
              setHelpOpen(false);
              onChange({ query });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
