import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { newSeed } from '../../../lib/new-seed.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, RefreshIcon } from '../../../ui/icons.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import type { LevelListSearch } from '../search-params.ts';

const SORT_KINDS = ['RECENT', 'DIFF', 'CLEARS', 'RANDOM'] as const;
type SortKind = (typeof SORT_KINDS)[number];
type Sort = LevelListSearch['sort'];

/** What a list is sorted by, whichever way round. */
export function sortKindOf(sort: Sort): SortKind {
  return sort.split('_')[0] as SortKind;
}

export interface LevelSortingProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>) => void;
}

/** What the list is sorted by; pressing the chosen one again turns it round, random is drawn again. */
export function LevelSorting({ search, onChange }: LevelSortingProps) {
  const { t } = useTranslation('pages/levels');
  const kind = sortKindOf(search.sort);
  const isAscending = search.sort.endsWith('_ASC');
  const offered = SORT_KINDS.filter((name) => name !== 'CLEARS' || search.cleared !== 'hide');
  const choose = (next: SortKind) =>
    onChange(next === 'RANDOM' ? { sort: 'RANDOM', seed: newSeed() } : { sort: `${next}_DESC`, seed: '' });
  const turn = () => {
    if (kind === 'RANDOM') choose('RANDOM');
    else onChange({ sort: `${kind}_${isAscending ? 'DESC' : 'ASC'}` as Sort });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-faint">{t('term.sort')}</span>
      <SegmentedControl
        size="small"
        className="max-md:order-1 max-md:basis-full max-md:[&>button]:flex-1"
        label={t('term.sort')}
        segments={offered.map((name) => ({
          value: name,
          label: t(`sort.${name}`),
        }))}
        value={kind}
        onChange={choose}
        onPressAgain={turn}
      />
      {kind === 'RANDOM' ? (
        <IconButton
          size="small"
          className="max-md:ml-auto"
          icon={RefreshIcon}
          label={t('action.shuffle')}
          onClick={turn}
        />
      ) : (
        <IconButton
          size="small"
          className="max-md:ml-auto"
          icon={isAscending ? ArrowUpIcon : ArrowDownIcon}
          label={isAscending ? t('term.ascending') : t('term.descending')}
          onClick={turn}
        />
      )}
    </div>
  );
}
