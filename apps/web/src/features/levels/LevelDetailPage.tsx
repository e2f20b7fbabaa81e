import { levelDescription, levelTitle } from '@rondo/domain/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { isProblem } from '../../lib/api/problem.ts';
import { problemText } from '../../lib/api/problem-text.ts';
import { useSiteConfig } from '../../lib/config/site-config.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { query } from '../../lib/queries/query.ts';
import { useKnown, useKnownRow } from '../../lib/rows/use-known-row.ts';
import { useMay } from '../../lib/session/may.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EyeOffIcon, TrashIcon } from '../../ui/icons.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { Late } from '../../ui/Skeleton.tsx';
import { AnnouncedButton } from '../announcements/index.ts';
import { VideoFrame } from '../media/index.ts';
import { RatingDialog, useOpenRating } from '../ratings/index.ts';
import type { LevelDetail, LevelHead, LevelOfPass } from './api.ts';
import { LevelFacts } from './detail/LevelFacts.tsx';
import { LevelHeader } from './detail/LevelHeader.tsx';
import { LevelLeaderboard } from './detail/LevelLeaderboard.tsx';
import { LevelRecords } from './detail/LevelRecords.tsx';
import { LevelBodyShape, LevelShape } from './detail/LevelShape.tsx';
import { YourClear } from './detail/YourClear.tsx';
import type { LevelDetailSearch } from './search-params.ts';
import '../../ui/travel.css';

const FullInfoDialog = lazyPart(() => import('./dialogs/FullInfoDialog.tsx'), 'FullInfoDialog');
const LevelHistory = lazyPart(() => import('./detail/LevelHistory.tsx'), 'LevelHistory');
const LevelEditDialog = lazyPart(() => import('./edit/LevelEditDialog.tsx'), 'LevelEditDialog');

const route = getRouteApi('/levels/$id');

export function LevelDetailPage() {
  const { t } = useTranslation('pages/levels');
  const { id } = route.useParams();
  const level = useQuery(query('levelDetail', { id }));
  const listed = useKnownRow('filterLevels', id);
  const cleared = useKnown('passDetail', ({ level }) => (level.id === id ? withCredits(level) : undefined));
  const row = listed ?? cleared;
  const [wasAwaited] = useState(level.isPending);
  const isMissing = isProblem(level.error) && (level.error.status === 404 || level.error.status === 403);
  // A level that was removed while it was open is replaced by the banner, even though its data is cached.
  if (level.data && !isMissing) return <LoadedLevel level={level.data} wasAwaited={wasAwaited} />;
  return (
    <Page title={level.isPending && row ? levelTitle(row) : t('detail.title')} bare>
      {level.isPending ? (
        row ? (
          <KnownLevel row={row} />
        ) : (
          <LevelShape />
        )
      ) : isMissing ? (
        <EmptyState
          wholePage
          title={t('detail.missing')}
          action={<ButtonLink to="/levels">{t('detail.toList')}</ButtonLink>}
        >
          {problemText(level.error)}
        </EmptyState>
      ) : (
        <QueryError query={level} />
      )}
    </Page>
  );
}

function LoadedLevel({ level, wasAwaited }: { level: LevelDetail; wasAwaited: boolean }) {
  const { t } = useTranslation('pages/levels');
  const may = useMay();
  const hasWheels = useSiteConfig()?.features.jokes ?? false;
  const { search, change, openPopup, closePopup } = usePageSearch<LevelDetailSearch>(route);
  const [editing, setEditing] = useState(false);
  const words: Parameters<typeof levelDescription>[1] = {
    by: (names) => t('credits.by', { names }),
    more: (names, count) => t('credits.more', { names, count }),
    clears: (count) => t('list.clearCount', { count }),
  };
  const rating = useOpenRating(level.id, (id) => openPopup({ rating: id }));
  const closeRating = useCallback(() => closePopup({ rating: undefined }), [closePopup]);
  return (
    <Page title={levelTitle(level)} description={levelDescription(level, words)} bare>
      {level.isDeleted ? (
        <Banner tone="danger" icon={TrashIcon} className="mb-4">
          <p>{t('detail.deleted')}</p>
        </Banner>
      ) : null}
      {level.isHidden ? (
        <Banner tone="info" icon={EyeOffIcon} className="mb-4">
          <p>{t('detail.hidden')}</p>
        </Banner>
      ) : null}
      <LevelHeader
        level={level}
        onEdit={may('editLevel') ? () => setEditing(true) : undefined}
        onRate={level.hasRating ? rating.find : undefined}
        isRateBusy={rating.isFinding}
        mayRoll={hasWheels && may('updateRolledLevel')}
      />
      <YourClear level={level} />
      <LevelRecords level={level} />
      <LevelLeaderboard
        key={level.id}
        level={level}
        isAfterFacts={wasAwaited}
        sort={search.sort}
        onSort={(sort) => change({ sort }, true)}
      />
      <div className="mb-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_420px]">
        <section aria-labelledby="level-information">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1">
            <h2 id="level-information">{t('detail.information')}</h2>
            <span className="ml-auto flex flex-wrap justify-end gap-1">
              {may('levelAnnouncements') ? <AnnouncedButton of="level" id={level.id} /> : null}
              <Button size="small" variant="ghost" onClick={() => openPopup({ info: true })}>
                {t('detail.fullInfo')}
              </Button>
            </span>
          </header>
          <LevelFacts level={level} />
        </section>
        <VideoFrame link={level.videoLink} title={level.song} level={level} />
      </div>
      <LevelHistory key={`history ${level.id}`} levelId={level.id} />
      {search.info ? <FullInfoDialog level={level} onClose={() => closePopup({ info: false })} /> : null}
      {search.rating === undefined ? null : (
        <RatingDialog ratingId={search.rating} levelId={level.id} onClose={closeRating} />
      )}
      {editing ? <LevelEditDialog level={level} onClose={() => setEditing(false)} /> : null}
    </Page>
  );
}

/** Nothing without them: the head would say another thing than the page. */
function withCredits({ levelCredits, ...level }: LevelOfPass): LevelHead | undefined {
  return levelCredits && { ...level, levelCredits };
}

/** The page while its level is on its way: what the row of a list knows, the rest in its final sizes. */
function KnownLevel({ row }: { row: LevelHead }) {
  const queries = useQueryClient();
  // Its passes come beside the level, not after it; but the head is painted before that.
  useEffect(() => void queries.prefetchQuery(query('passesOfLevel', { id: row.id })), [queries, row.id]);
  return (
    <>
      <LevelHeader level={row} />
      <Late>
        <LevelBodyShape clears={row.clears} />
      </Late>
    </>
  );
}
