import { formatCount } from '@rondo/domain/format';
import { levelList } from '@rondo/domain/levels';
import { levelFilter } from '@rondo/domain/pages';
import { useNavigate } from '@tanstack/react-router';
import { memo } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { loadCode } from '../../../lib/connection/load-code.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { DiceIcon } from '../../../ui/icons.ts';
import { ListTitle } from '../../../ui/ListToolbar.tsx';
import { toast } from '../../../ui/toast.ts';
import { ReferencesButton } from '../../references/index.ts';
import { exampleRowsOf, SearchToolbar } from '../../search/index.ts';
import { type LevelListItem, levelRows } from '../api.ts';
import type { LevelListSearch } from '../search-params.ts';

export interface LevelHeadProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>, replace?: boolean) => void;
  /** How many rows there are, once that is known. */
  count: number | undefined;
  /** How many levels the site has, once that is known. */
  total: number | undefined;
  /** Why there are no rows. */
  error: Error | null;
}

const exampleRows = exampleRowsOf(levelRows(levelFilter.defaults), ({ id, song, artist }: LevelListItem) => ({
  id,
  name: { field: 'song', value: song },
  by: { field: 'artist', value: artist },
}));

/** The title with the number of levels, the search box, and what stands beside it. */
export const LevelHead = memo(function LevelHead({ search, onChange, count, total, error }: LevelHeadProps) {
  const { t } = useTranslation('pages/levels');
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const openRandom = async () => {
    try {
      const { randomOfThese } = await loadCode(() => import('./random-of-these.ts'));
      const id = await randomOfThese(search, count ?? 0);
      if (id !== null) await navigate({ to: '/levels/$id', params: { id } });
    } catch (failure) {
      toast.danger(problemText(failure));
    }
  };
  const counted =
    count === undefined
      ? undefined
      : total === undefined || total <= count
        ? t('list.count', { count })
        : t('list.countOf', { count, total: formatCount(total) });
  return (
    <SearchToolbar
      className="list-head"
      lead={
        <ListTitle
          title={t('list.title')}
          counted={counted}
          brief={isNarrow && count !== undefined ? formatCount(count) : counted}
        />
      }
      texts="pages/levels"
      fields={levelList.searchFields}
      exampleRows={exampleRows}
      query={search.query}
      onChange={onChange}
      error={error}
    >
      <IconButton
        icon={DiceIcon}
        label={t('list.random', { count: count ?? 0 })}
        disabled={!count}
        onClick={() => void openRandom()}
      />
      <ReferencesButton look={isNarrow ? 'drawing' : 'word'} />
    </SearchToolbar>
  );
});
