import { leaderboard } from '@rondo/domain/players';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, ResetIcon } from '../../../ui/icons.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { ListFilters } from '../../search/index.ts';
import { CountryField } from '../parts/CountryField.tsx';
import type { LeaderboardSearch } from '../search-params.ts';

export interface LeaderboardToolbarProps {
  search: LeaderboardSearch;
  onChange: (changes: Partial<LeaderboardSearch>, replace?: boolean) => void;
  onReset: () => void;
  searchError?: string | null | undefined;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

export function LeaderboardToolbar(props: LeaderboardToolbarProps) {
  const { search, onChange, onReset, searchError, children } = props;
  const { t } = useTranslation('pages/players');
  return (
    <ListToolbar
      search={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        value: search.query,
        error: searchError,
        onSearch: (query) => onChange({ query }, true),
      }}
    >
      <Select
        hideLabel
        label={t('sort.label')}
        options={leaderboard.sortBy.words.map((key) => ({ value: key, label: t(`key.${key}`) }))}
        value={search.sortBy}
        onSelect={(sortBy) => onChange({ sortBy })}
      />
      <SegmentedControl
        className="self-start"
        label={t('sort.direction')}
        segments={[
          { value: 'desc', label: t('sort.desc'), icon: ArrowDownIcon, hideLabel: true },
          { value: 'asc', label: t('sort.asc'), icon: ArrowUpIcon, hideLabel: true },
        ]}
        value={search.order}
        onChange={(order) => onChange({ order })}
      />
      <CountryField
        hideLabel
        className="w-50 max-md:w-full"
        label={t('country.label')}
        noneLabel={t('country.all')}
        unknownLabel={t('country.unknown')}
        value={search.country}
        onSelect={(country) => onChange({ country })}
      />
      <IconButton icon={ResetIcon} label={t('action.reset')} onClick={onReset} />
      <ListFilters
        className="md:pl-2"
        filters={leaderboard.filters}
        words={search}
        onChange={onChange}
        t={t}
      />
      {children}
    </ListToolbar>
  );
}
