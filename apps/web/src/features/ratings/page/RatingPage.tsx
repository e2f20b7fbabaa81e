import { formatCount } from '@rondo/domain/format';
import { changedFilters } from '@rondo/domain/lists';
import { ratingFilters } from '@rondo/domain/ratings';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { usePageSearch } from '../../../lib/page-search.ts';
import { usePageShortcuts } from '../../../lib/page-shortcuts.ts';
import type { ScreenParts } from '../../../lib/screen.ts';
import { useMay } from '../../../lib/session/may.ts';
import { useViewer, type ViewerUser } from '../../../lib/session/viewer.ts';
import { useFilters } from '../../../lib/use-filters.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { UsersIcon } from '../../../ui/icons.ts';
import { Page } from '../../../ui/Page.tsx';
import { Said } from '../../../ui/Said.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { useDifficulties } from '../../difficulties/index.ts';
import { RaterManagementDialog } from '../../raters/index.ts';
import { ReferencesButton } from '../../references/index.ts';
import { type RatingCard, ratingCardsQuery } from '../rating-cards.ts';
import { type RatingSearch, ratingSearch } from '../search-params.ts';
import { listed } from './card-list.ts';
import { LivePill } from './LivePill.tsx';
import { RatingFilters } from './RatingFilters.tsx';
import { heightOf, RatingList } from './RatingList.tsx';
import { RatingToolbar } from './RatingToolbar.tsx';
import { useLiveRatings } from './use-live-ratings.ts';
import { useMoves } from './use-moves.ts';
import { useReadySearch } from './use-ready-search.ts';
import { useRefresh } from './use-refresh.ts';
import './RatingPage.css';

const FilterSheet = lazyPart(() => import('../../../ui/FilterSheet.tsx'), 'FilterSheet');
const RatingDialog = lazyPart(() => import('../dialog/RatingDialog.tsx'), 'RatingDialog');
const RatingHelpDialog = lazyPart(() => import('../help/RatingHelpDialog.tsx'), 'RatingHelpDialog');

const route = getRouteApi('/admin/rating');

/** The open ratings, for those who decide how hard levels are. */
export function RatingPage({ levelEditor }: ScreenParts) {
  const { user } = useViewer();
  return user ? <OpenRatings viewer={user} levelEditor={levelEditor} /> : null;
}

function OpenRatings({ viewer, levelEditor: LevelEditor }: ScreenParts & { viewer: ViewerUser }) {
  const { t } = useTranslation('pages/rating');
  const address = usePageSearch<RatingSearch>(route);
  const { search, change, closePopup } = address;
  const { isSheet, show, closeSheet } = useFilters(address);
  const isNarrow = useIsNarrow();
  /** Every filter as it was at first; the order stays. */
  const reset = () => {
    const { query, rated, low, four } = ratingSearch.defaults;
    change({ query, rated, low, four });
  };
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const ratings = useQuery(ratingCardsQuery);
  const { data: cards, error, refetch } = ratings;
  const { refresh, isRefreshing } = useRefresh(refetch);
  useLiveRatings(viewer.id);
  useReadySearch(cards);
  usePageShortcuts(
    useMemo(
      () => ({ title: t('title'), shortcuts: [{ keys: ['Ctrl', 'Alt', 'R'], does: t('action.refresh') }] }),
      [t],
    ),
  );
  const rows = useListed(cards, search, viewer.id);
  const may = useMay();
  /** People who choose the raters see in the list how each of them voted. */
  const canManage = may('grantRole');
  const onEdit = may('editLevel') ? setEdited : undefined;
  const isDetailed = search.detailed && canManage;
  const filters = <RatingFilters search={search} onChange={change} hasDetails={canManage} />;
  const closeRating = useCallback(() => closePopup({ rating: undefined }), [closePopup]);
  const move = useMoves(rows, search.rating);
  const place = rows?.findIndex(({ id }) => id === search.rating) ?? -1;
  return (
    <Page
      title={t('title')}
      width="cards"
      sub={
        cards && rows ? (
          <Shown of={cards.length} shown={rows.length} by={JSON.stringify({ ...search, rating: null })} />
        ) : undefined
      }
      actions={<LivePill />}
    >
      <RatingToolbar
        search={search}
        onChange={change}
        onHelp={() => setHelpOpen(true)}
        onRefresh={refresh}
        isRefreshing={isRefreshing}
        onFilters={isNarrow ? show : undefined}
      >
        {canManage ? (
          <IconButton
            icon={UsersIcon}
            label={t('manage')}
            aria-haspopup="dialog"
            onClick={() => setManaging(true)}
          />
        ) : null}
      </RatingToolbar>
      {isNarrow ? null : (
        <div className="-mt-2 mb-4 flex flex-wrap items-center gap-x-6 gap-y-1">{filters}</div>
      )}
      {error && cards ? (
        <Banner tone="danger" role="alert" className="mb-4">
          <p>{problemText(error)}</p>
        </Banner>
      ) : null}
      {cards && rows ? (
        cards.length === 0 ? (
          <NothingToRate />
        ) : rows.length === 0 ? (
          <AllHidden search={search} onReset={reset} />
        ) : (
          <RatingList
            cards={rows}
            all={cards}
            search={search}
            viewerId={viewer.id}
            isDetailed={isDetailed}
            onEdit={onEdit}
          />
        )
      ) : error ? (
        <QueryError query={ratings} />
      ) : (
        <Waiting height={heightOf(isNarrow, isDetailed)} />
      )}
      <ReferencesButton className="rating-references" />
      {isSheet ? (
        <FilterSheet
          title={t('term.filters')}
          resetLabel={t('empty.reset')}
          onReset={reset}
          doneLabel={t('action.done')}
          onClose={closeSheet}
        >
          {filters}
        </FilterSheet>
      ) : null}
      {search.rating === undefined ? null : (
        <RatingDialog
          ratingId={search.rating}
          onClose={closeRating}
          onEditLevel={onEdit}
          onMove={move}
          place={rows && place >= 0 ? { position: place + 1, count: rows.length } : undefined}
        />
      )}
      {isHelpOpen ? <RatingHelpDialog onClose={() => setHelpOpen(false)} /> : null}
      {isManaging ? <RaterManagementDialog onClose={() => setManaging(false)} /> : null}
      {edited === null ? null : <LevelEditor id={edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}

/** How many there are; said when the search or a filter changed it. */
function Shown({ of, shown, by }: { of: number; shown: number; by: string }) {
  const { t } = useTranslation('pages/rating');
  const text =
    shown === of
      ? t('open', { count: of })
      : t('openOf', { shown: formatCount(shown), all: formatCount(of) });
  return (
    <>
      {text}
      <Said by={by} text={shown === 0 ? t('empty.hidden') : text} />
    </>
  );
}

/** Made again only when something changes that it depends on. */
function useListed(cards: readonly RatingCard[] | undefined, search: RatingSearch, viewerId: number) {
  const difficulties = useDifficulties();
  const { query, rated, low, four, sort, reverse } = search;
  return useMemo(
    () =>
      cards &&
      listed(cards, { query, rated, low, four, sort, reverse }, { viewerId, difficulties, now: Date.now() }),
    [cards, query, rated, low, four, sort, reverse, viewerId, difficulties],
  );
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Waiting({ height }: { height: number }) {
  return (
    <Loading>
      {placeholders.map((key) => (
        <div key={key} className="py-2" style={{ height }}>
          <Skeleton height={height - 16} />
        </div>
      ))}
    </Loading>
  );
}

/** Everything is rated. */
function NothingToRate() {
  const { t } = useTranslation('pages/rating');
  return <EmptyState title={t('empty.none')}>{t('empty.noneHint')}</EmptyState>;
}

/** There are ratings, but the filters hide all of them: names these filters. */
function AllHidden({ search, onReset }: { search: RatingSearch; onReset: () => void }) {
  const { t } = useTranslation('pages/rating');
  const query = search.query.trim();
  const set = changedFilters(ratingFilters, search);
  return (
    <EmptyState title={t('empty.hidden')} action={<Button onClick={onReset}>{t('empty.reset')}</Button>}>
      <p>{t('empty.because')}</p>
      <ul className="mt-1">
        {query === '' ? null : <li className="wrap-anywhere">{t('empty.query', { query })}</li>}
        {set.map((name) => (
          <li key={name}>
            {t('joined.labelled', { label: t(`filter.${name}`), value: t(`choice.${search[name]}`) })}
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
