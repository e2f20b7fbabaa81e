import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { newSeed } from '../../../lib/new-seed.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { DiceIcon } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast.ts';
import { levelFilterOf, levelRows } from '../api.ts';
import type { LevelListSearch } from '../search-params.ts';

/** Counts are exact so far (docs/rules/search.md#paging), and a list is never left through further down. */
const MOST_AHEAD = 10_000;

export interface RandomOfTheseProps {
  search: LevelListSearch;
  /** How many levels the list has. */
  count: number;
}

/** Opens any one of the levels that the list shows, each as likely as the others. */
export function RandomOfThese({ search, count }: RandomOfTheseProps) {
  const { t } = useTranslation('pages/levels');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      // In one fixed order any place is as likely as the others; where that order begins is not.
      const { load } = levelRows({ ...levelFilterOf(search), sort: 'RANDOM', seed: newSeed() });
      const place = Math.floor(Math.random() * Math.min(count, MOST_AHEAD));
      const { results } = await load(place, new AbortController().signal, 1);
      const [level] = results;
      if (level === undefined) toast.info(t('list.noneLeft'));
      else await navigate({ to: '/levels/$id', params: { id: level.id } });
    } catch (error) {
      toast.danger(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      icon={DiceIcon}
      label={t('list.random', { count })}
      disabled={count === 0}
      busy={isBusy}
      onClick={() => void open()}
    />
  );
}
