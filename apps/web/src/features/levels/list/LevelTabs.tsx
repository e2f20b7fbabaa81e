import { levelList } from '@rondo/domain/levels';
import { isOffered } from '@rondo/domain/lists';
import { formatCount } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { TabLinks } from '../../../ui/TabLinks.tsx';
import type { LevelListSearch } from '../search-params.ts';

export interface LevelTabsProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>) => void;
  /** What the difficulty of new levels is called. */
  unranked: string;
  /** How many new levels there are, once that is known. */
  newCount: number | undefined;
}

const { myClears } = levelList.filters;

/** Whether only new levels are listed, which nobody has rated yet. */
export function isNewOnly({ scale, special }: LevelListSearch, unranked: string): boolean {
  return !scale && special.length === 1 && special[0] === unranked;
}

/** All levels or the new ones; for players, what becomes of their own clears. */
export function LevelTabs({ search, onChange, unranked, newCount }: LevelTabsProps) {
  const { t } = useTranslation('pages/levels');
  const { user } = useViewer();
  const isNew = isNewOnly(search, unranked);
  const all = { special: [], scale: true };
  return (
    <div className="relative">
      <TabLinks label={t('list.title')}>
        <button
          type="button"
          aria-current={isNew ? undefined : 'page'}
          onClick={() => isNew && onChange(all)}
        >
          {t('choice.all')}
        </button>
        <button
          type="button"
          aria-current={isNew ? 'page' : undefined}
          onClick={() => onChange({ special: [unranked], scale: false })}
        >
          {t('tab.new')}
          {newCount === undefined ? null : <Chip>{formatCount(newCount)}</Chip>}
        </button>
      </TabLinks>
      {isOffered(myClears, user) ? (
        <div className="absolute right-0 bottom-1.5 flex items-center gap-3 max-md:hidden">
          <span className="text-faint" aria-hidden="true">
            {t('filter.myClears')}
          </span>
          <SegmentedControl
            size="small"
            label={t('filter.myClears')}
            segments={myClears.words.map((value) => ({ value, label: t(`choice.${value}`) }))}
            value={search.myClears}
            onChange={(word) => onChange({ myClears: word })}
          />
        </div>
      ) : null}
    </div>
  );
}
