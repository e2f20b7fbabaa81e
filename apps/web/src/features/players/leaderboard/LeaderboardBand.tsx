import { leaderboard } from '@rondo/domain/players';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, ResetIcon } from '../../../ui/icons.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { ListFilters } from '../../search/index.ts';
import { CountryField } from '../parts/CountryField.tsx';
import type { LeaderboardSearch } from '../search-params.ts';

export interface LeaderboardBandProps {
  search: LeaderboardSearch;
  onChange: (changes: Partial<LeaderboardSearch>) => void;
  onReset: () => void;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/** Which players, in which order. */
export function LeaderboardBand({ search, onChange, onReset, children }: LeaderboardBandProps) {
  const { t } = useTranslation('pages/players');
  return (
    <section className="filter-band panel gap-2" aria-label={t('term.filters')}>
      <Select
        hideLabel
        label={t('sort.label')}
        options={leaderboard.sortBy.words.map((key) => ({ value: key, label: t(`key.${key}`) }))}
        value={search.sortBy}
        onSelect={(sortBy) => onChange({ sortBy })}
      />
      <SegmentedControl
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
        className="w-50 max-md:w-auto max-md:min-w-0 max-md:flex-[1_1_9rem] max-md:order-1"
        label={t('country.label')}
        noneLabel={t('country.all')}
        unknownLabel={t('country.unknown')}
        value={search.country}
        onSelect={(country) => onChange({ country })}
      />
      <ListFilters filters={leaderboard.filters} words={search} onChange={onChange} t={t} />
      <IconButton icon={ResetIcon} label={t('action.reset')} onClick={onReset} />
      {children}
    </section>
  );
}
