import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useEntry } from '../../../lib/rows/use-deferred-search.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import type { RatingCard } from '../rating-cards.ts';
import type { RatingSearch } from '../search-params.ts';
import { RatingRow, type RatingRowProps } from './RatingRow.tsx';
import { useFlashes } from './use-flashes.ts';
import { useSteadyPlace } from './use-steady-place.ts';

export interface RatingListProps extends Pick<RatingRowProps, 'viewerId' | 'isDetailed' | 'onEdit'> {
  /** Those that the filters leave, in order. */
  cards: readonly RatingCard[];
  all: readonly RatingCard[];
  search: RatingSearch;
}

/** The height of a row in pixels. */
export function heightOf(isNarrow: boolean, isDetailed: boolean): number {
  if (isNarrow) return isDetailed ? 200 : 168;
  return isDetailed ? 112 : 80;
}

/** The ratings themselves; only those in sight are drawn. */
export function RatingList({ cards, all, search, ...row }: RatingListProps) {
  const { t } = useTranslation('pages/rating');
  const isNarrow = useIsNarrow();
  const flashes = useFlashes(all);
  const { query, rated, low, four, sort, reverse } = search;
  const rowHeight = heightOf(isNarrow, row.isDetailed);
  const place = useSteadyPlace({
    items: cards,
    name: JSON.stringify([query, rated, low, four, sort, reverse]),
    entry: useEntry(search),
    rowHeight,
  });
  return (
    <InfiniteList
      id="results"
      {...place}
      label={t('title')}
      items={cards}
      rowHeight={rowHeight}
      hasMore={false}
      loadingMore={false}
      onMore={nothing}
      endText={t('end', { count: cards.length })}
      renderItem={(card) => <RatingRow {...row} card={card} flash={flashes.get(card.id)} />}
    />
  );
}

function nothing() {
  // All rows are here.
}
