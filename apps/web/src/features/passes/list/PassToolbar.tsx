import { PASS_SEARCH_FIELDS, PASS_SORTS } from '@rondo/domain/passes';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { newSeed } from '../../../lib/new-seed.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { FilterIcon, HelpIcon, RefreshIcon, ResetIcon } from '../../../ui/icons.ts';
import { ListToolbar, PanelButton } from '../../../ui/ListToolbar.tsx';
import { Select } from '../../../ui/Select.tsx';
import { prepareQueryParts, SearchHelpDialog } from '../../search/index.ts';
import type { PassListSearch } from '../search-params.ts';

export interface PassToolbarProps {
  search: PassListSearch;
  onChange: (changes: Partial<PassListSearch>, replace?: boolean) => void;
  onReset: () => void;
  filtersOpen: boolean;
  onFilters: (open: boolean) => void;
  /** Why the server refused the search text. */
  searchError?: string | null | undefined;
}

const examples = {
  contains: 'player:halcyon',
  equals: 'artist=Camellia',
  and: 'player:ash, song:tide',
  or: 'song:moon | song:luna',
  not: '-title:live',
  quotes: '"a, b"',
  id: '#120',
};

export function PassToolbar({
  search,
  onChange,
  onReset,
  filtersOpen,
  onFilters,
  searchError,
}: PassToolbarProps) {
  const { t } = useTranslation('pages/pass-list');
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <ListToolbar
      search={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        value: search.query,
        error: searchError,
        onSearch: (query) => onChange({ query }, true),
        onFocus: prepareQueryParts,
      }}
    >
      <IconButton icon={HelpIcon} label={t('search.help')} onClick={() => setHelpOpen(true)} />
      <PanelButton icon={FilterIcon} label={t('filter.label')} open={filtersOpen} onChange={onFilters} />
      <Select
        className="min-w-0 max-md:flex-[1_1_8rem]"
        hideLabel
        label={t('sort.label')}
        options={PASS_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        value={search.sort}
        onSelect={(sort) => onChange({ sort, seed: sort === 'RANDOM' ? newSeed() : '' })}
      />
      {search.sort === 'RANDOM' ? (
        <IconButton
          icon={RefreshIcon}
          label={t('sort.again')}
          onClick={() => onChange({ seed: newSeed() })}
        />
      ) : null}
      <IconButton icon={ResetIcon} label={t('list.reset')} onClick={onReset} />
      {helpOpen ? (
        <Suspense>
          <SearchHelpDialog
            title={t('help.title')}
            plain={t('help.plain')}
            fields={PASS_SEARCH_FIELDS}
            examples={examples}
            idMeaning={t('help.id')}
            onClose={() => setHelpOpen(false)}
            onInsert={(query) => {
              setHelpOpen(false);
              onChange({ query });
            }}
          />
        </Suspense>
      ) : null}
    </ListToolbar>
  );
}
