import { isListFiltered, levelFilter } from '@rondo/domain/pages';
import { memo, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterIcon, GridIcon, ListIcon, RowsIcon } from '../../../ui/icons.ts';
import { PopoverButton } from '../../../ui/PopoverButton.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { DifficultyRange, SpecialsPopover, useDifficultyChoice } from '../../difficulties/index.ts';
import type { LevelListSearch } from '../search-params.ts';
import { SortMenu } from './SortMenu.tsx';
import './LevelBand.css';

const loadSwitches = () => import('./LevelSwitches.tsx');
const LevelSwitches = lazyPart(loadSwitches, 'LevelSwitches');
const LegacySwitch = lazyPart(loadSwitches, 'LegacySwitch');
const ActiveFilters = lazyPart(() => import('./ActiveFilters.tsx'), 'ActiveFilters');

export interface LevelBandProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>) => void;
  onReset: () => void;
  /** Opens the sheet that has all filters of a phone. */
  onSheet: () => void;
  /** Only new levels are listed: the tab says so. */
  isNew: boolean;
  count: number | undefined;
}

/** All that narrows and orders the list, on one line; on a phone the filters are in a sheet. */
export const LevelBand = memo(function LevelBand(props: LevelBandProps) {
  const { search, onChange, onReset, onSheet, isNew, count } = props;
  const { t } = useTranslation('pages/levels');
  const isNarrow = useIsNarrow();
  const choice = useDifficultyChoice(search, onChange);
  const legacy = search.labels === 'legacy';
  const isFiltered = isListFiltered(levelFilter, search);
  const band = useRef<HTMLElement>(null);
  /** What was pressed is gone with what it took off. */
  const keepFocus = () => band.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
  const isChanged = Object.keys(levelFilter.strip(search)).length > 0;
  const reset = isChanged ? (
    <Button
      variant="ghost"
      size="small"
      onClick={() => {
        keepFocus();
        onReset();
      }}
    >
      {t('action.reset')}
    </Button>
  ) : null;
  const chips = isFiltered ? (
    <ActiveFilters search={search} onChange={onChange} onEmpty={keepFocus} isNew={isNew} legacy={legacy} />
  ) : null;
  return (
    <section ref={band} className="filter-band panel" aria-label={t('term.filters')}>
      <DifficultyRange
        value={choice.range}
        onChange={choice.changeRange}
        isOff={choice.isOnly}
        legacy={legacy}
        isSmall
      />
      {isNarrow ? (
        <Button
          variant="ghost"
          size="small"
          icon={FilterIcon}
          aria-haspopup="dialog"
          aria-label={t(isFiltered ? 'term.filtersActive' : 'term.filters')}
          onClick={onSheet}
        >
          {t('term.filters')}
        </Button>
      ) : (
        <>
          <SpecialsPopover
            chosen={search.special}
            onChange={choice.changeSpecial}
            isOnly={choice.isOnly}
            onOnly={choice.changeOnly}
            legacy={legacy}
          >
            <div className="flex items-center gap-3">
              <LegacySwitch search={search} onChange={onChange} />
              <span className="ml-auto text-faint">
                {count === undefined ? null : t('list.count', { count })}
              </span>
            </div>
          </SpecialsPopover>
          <PopoverButton
            variant="ghost"
            size="small"
            hasArrow
            label={t('term.filters')}
            text={t('term.filters')}
            ahead={loadSwitches}
          >
            {() => <LevelSwitches search={search} onChange={onChange} />}
          </PopoverButton>
        </>
      )}
      <div className="filter-band-chips">
        {chips}
        {isNarrow ? reset : null}
      </div>
      {isNarrow ? null : reset}
      <SortMenu search={search} onChange={onChange} />
      <SegmentedControl
        size="small"
        label={t('term.view')}
        segments={[
          { value: 'normal', label: t('view.normal'), icon: RowsIcon, hideLabel: true },
          { value: 'compact', label: t('view.compact'), icon: ListIcon, hideLabel: true },
          { value: 'grid', label: t('view.grid'), icon: GridIcon, hideLabel: true },
        ]}
        value={search.view}
        onChange={(view) => onChange({ view })}
      />
    </section>
  );
});
