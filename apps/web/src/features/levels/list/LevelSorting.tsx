import { useTranslation } from 'react-i18next';
import { newSeed } from '../../../lib/new-seed.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, RefreshIcon } from '../../../ui/icons.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import type { LevelListSearch } from '../search-params.ts';

const kinds = ['RECENT', 'DIFF', 'CLEARS', 'RANDOM'] as const;
type Kind = (typeof kinds)[number];
type Sort = LevelListSearch['sort'];

export interface LevelSortingProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>) => void;
}

/** What the list is sorted by; pressing the chosen one again turns it round, random is drawn anew. */
export function LevelSorting({ search, onChange }: LevelSortingProps) {
  const { t } = useTranslation('pages/levels');
  const [kind, direction] = search.sort.split('_') as [Kind, 'ASC' | 'DESC' | undefined];
  const offered = kinds.filter((name) => name !== 'CLEARS' || search.cleared !== 'hide');
  const choose = (next: Kind) =>
    onChange(next === 'RANDOM' ? { sort: 'RANDOM', seed: newSeed() } : { sort: `${next}_DESC`, seed: '' });
  const turn = () => {
    if (kind === 'RANDOM') choose('RANDOM');
    else onChange({ sort: `${kind}_${direction === 'ASC' ? 'DESC' : 'ASC'}` as Sort });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-faint">{t('sort.label')}</span>
      <SegmentedControl
        size="small"
        className="max-md:order-1 max-md:basis-full max-md:[&>button]:flex-1"
        label={t('sort.label')}
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
          label={t('sort.again')}
          onClick={turn}
        />
      ) : (
        <IconButton
          size="small"
          className="max-md:ml-auto"
          icon={direction === 'ASC' ? ArrowUpIcon : ArrowDownIcon}
          label={direction === 'ASC' ? t('sort.ascending') : t('sort.descending')}
          onClick={turn}
        />
      )}
    </div>
  );
}
