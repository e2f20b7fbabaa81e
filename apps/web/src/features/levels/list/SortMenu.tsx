import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { newSeed } from '../../../lib/new-seed.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ArrowDownIcon, ArrowUpIcon, RefreshIcon } from '../../../ui/icons.ts';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import type { LevelListSearch } from '../search-params.ts';
import { HiddenNote } from '../../../ui/HiddenNote.tsx';

const SORT_KINDS = ['RECENT', 'DIFF', 'CLEARS', 'RANDOM'] as const;
type SortKind = (typeof SORT_KINDS)[number];
type Sort = LevelListSearch['sort'];

const TURN = 'TURN';

export interface SortMenuProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>) => void;
}

/** What the list is sorted by. The last entry turns the order round, or draws another random one. */
export function SortMenu({ search: { sort, cleared }, onChange }: SortMenuProps) {
  const { t } = useTranslation('pages/levels');
  const kind = sort.split('_')[0] as SortKind;
  const isAscending = sort.endsWith('_ASC');
  const isRandom = kind === 'RANDOM';
  const offered = SORT_KINDS.filter((name) => name !== 'CLEARS' || cleared !== 'hide');
  const choose = (id: string) => {
    const next = id === TURN ? kind : (id as SortKind);
    if (next === 'RANDOM') onChange({ sort: next, seed: newSeed() });
    else onChange({ sort: `${next}_${id === TURN && !isAscending ? 'ASC' : 'DESC'}` as Sort, seed: '' });
  };
  const turn = isRandom ? RefreshIcon : isAscending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <MenuButton
      variant="ghost"
      size="small"
      label={t('term.sort')}
      chosen={kind}
      groups={[
        {
          heading: t('term.sort'),
          entries: offered.map((name) => ({ id: name, label: t(`sort.${name}`) })),
        },
        {
          entries: [{ id: TURN, label: t(isRandom ? 'action.shuffle' : 'sort.turn'), icon: turn }],
        },
      ]}
      onChoose={choose}
    >
      {t(`sort.${kind}`)}
      {isRandom ? null : (
        <>
          <Icon of={isAscending ? ArrowUpIcon : ArrowDownIcon} size={16} />
          <HiddenNote of={t(isAscending ? 'sort.ascending' : 'sort.descending')} />
        </>
      )}
    </MenuButton>
  );
}
