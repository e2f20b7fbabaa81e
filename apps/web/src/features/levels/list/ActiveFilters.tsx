import { SLIDER_MAX, SLIDER_MIN } from '@rondo/domain/difficulties';
import { levelList } from '@rondo/domain/levels';
import { changedFilters, isOffered } from '@rondo/domain/lists';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CloseIcon } from '../../../ui/icons.ts';
import { DifficultyBadge, useDifficulties, useSteps } from '../../difficulties/index.ts';
import type { LevelListSearch } from '../search-params.ts';
import './ActiveFilters.css';

export interface ActiveFiltersProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>) => void;
  /** Takes the focus of the last one. */
  onEmpty: () => void;
  /** The tab says that only new levels are listed. */
  isNew: boolean;
  legacy: boolean;
}

interface ActiveFilter {
  text: string;
  badge?: ReactNode;
  without: Partial<LevelListSearch>;
}

/** What narrows the list, each with a press that takes it off. */
export function ActiveFilters({ search, onChange, onEmpty, isNew, legacy }: ActiveFiltersProps) {
  const { t } = useTranslation('pages/levels');
  const { user } = useViewer();
  const list = useRef<HTMLUListElement>(null);
  const table = useDifficulties();
  const { wordAt } = useSteps(legacy);
  const { from, to, scale, special } = search;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const isRange = (low !== SLIDER_MIN || high !== SLIDER_MAX) && (scale || special.length === 0);
  const specials = isNew ? [] : special;
  const filters = changedFilters(levelList.filters, search).filter((name) =>
    isOffered(levelList.filters[name], user),
  );
  const active: ActiveFilter[] = [
    ...(isRange
      ? [
          {
            text: t('filter.range', { from: wordAt(low, [low, high]), to: wordAt(high, [low, high]) }),
            without: { from: SLIDER_MIN, to: SLIDER_MAX },
          },
        ]
      : []),
    ...specials.map((name) => {
      const difficulty = table.find((row) => row.name === name);
      const rest = special.filter((other) => other !== name);
      return {
        text: (legacy ? difficulty?.legacy : undefined) ?? name,
        badge: difficulty ? <DifficultyBadge of={difficulty} size={20} legacy={legacy} decorative /> : null,
        without: rest.length === 0 ? { special: rest, scale: true } : { special: rest },
      };
    }),
    ...filters.map((name) => ({
      text: t('joined.labelled', { label: t(`filter.${name}`), value: t(`choice.${search[name]}`) }),
      without: { [name]: levelList.filters[name].usual },
    })),
  ];
  const take = (index: number, without: Partial<LevelListSearch>) => {
    const buttons = list.current?.querySelectorAll('button');
    // The chip after a removed one takes its place, and with it the focus.
    if (active.length === 1) onEmpty();
    else if (index === active.length - 1) buttons?.[index - 1]?.focus();
    onChange(without);
  };
  return (
    <ul ref={list} className="active-filters" aria-label={t('term.filtersActive')}>
      {active.map(({ text, badge, without }, index) => (
        <li key={index}>
          <button
            type="button"
            className="active-filter"
            aria-label={t('filter.remove', { name: text })}
            onClick={() => take(index, without)}
          >
            {badge}
            <span className="px-1">{text}</span>
            <Icon of={CloseIcon} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
