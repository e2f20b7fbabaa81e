import { playerDescription } from '@rondo/domain/pages';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isProblem } from '../../lib/api/problem.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { useEntry } from '../../lib/rows/use-deferred-search.ts';
import { useKeptPlace } from '../../lib/rows/places.ts';
import { useKnownRow } from '../../lib/rows/use-known-row.ts';
import { useMay } from '../../lib/session/may.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { Banner } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShieldIcon } from '../../ui/icons.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { Late, Skeleton } from '../../ui/Skeleton.tsx';
import { headOf, type LeaderRow, type Player, playerQuery, playerStandingQuery } from './api.ts';
import { counting } from './ladder/clears.ts';
import { Ladder } from './ladder/Ladder.tsx';
import { ProfileHeader } from './profile/ProfileHeader.tsx';
import { BestThree } from './profile/BestThree.tsx';
import { OtherScores } from './profile/OtherScores.tsx';
import { ProfilePasses } from './profile/ProfilePasses.tsx';
import { LadderShape, ProfileShape } from './profile/ProfileShape.tsx';
import { RankChart } from './profile/RankChart.tsx';
import { TopTwenty } from './profile/TopTwenty.tsx';
import type { ProfileSearch } from './search-params.ts';

const PlayerDialog = lazyPart(() => import('./admin/PlayerDialog.tsx'), 'PlayerDialog');

const route = getRouteApi('/profile/$id');

export function ProfilePage() {
  const { t } = useTranslation('pages/players');
  const { id } = route.useParams();
  const player = useQuery(playerQuery(id));
  const row = useKnownRow('leaderboard', id);
  if (player.data) return <LoadedProfile player={player.data} />;
  return (
    <Page title={player.isPending && row ? row.name : t('profile.title')} bare>
      {player.isPending ? (
        row ? (
          <KnownProfile row={row} />
        ) : (
          <ProfileShape />
        )
      ) : isProblem(player.error) && player.error.status === 404 ? (
        <EmptyState
          wholePage
          title={t('profile.missing')}
          action={<ButtonLink to="/leaderboard">{t('profile.toLeaderboard')}</ButtonLink>}
        >
          {t('profile.missingHint')}
        </EmptyState>
      ) : (
        <QueryError query={player} />
      )}
    </Page>
  );
}

/** The page while its player is on the way: what a row of the leaderboard knows, the rest in its final sizes. */
function KnownProfile({ row }: { row: LeaderRow }) {
  const { data: standing } = useQuery(playerStandingQuery(row.id));
  return (
    <>
      {row.player.isBanned ? <BannedNote /> : null}
      <ProfileHeader player={headOf(row)} standing={standing} />
      <Late>
        <LadderShape />
      </Late>
    </>
  );
}

function BannedNote() {
  const { t } = useTranslation('pages/players');
  return (
    <Banner tone="danger" icon={ShieldIcon} className="mb-6">
      <p>{t('profile.banned')}</p>
    </Banner>
  );
}

function LoadedProfile({ player }: { player: Player }) {
  const { t } = useTranslation('pages/players');
  const words: Parameters<typeof playerDescription>[1] = {
    rank: (rank) => t('described.rank', { rank }),
    rankedScore: (score) => t('described.rankedScore', { score }),
    passes: (count) => t('described.passes', { count }),
  };
  const { search, change, openPopup, closePopup } = usePageSearch<ProfileSearch>(route);
  const place = useKeptPlace(useEntry(search));
  const canManage = useMay()('renamePlayer');
  const { user } = useViewer();
  const isOwn = user?.playerId === player.id;
  const isOpen = !player.isBanned || user?.isSuperAdmin === true;
  const { data: standing } = useQuery(playerStandingQuery(player.id));
  const passes = useMemo(() => counting(player.passes), [player]);
  const showDifficulty = (difficulty: string) => {
    change({ difficulty });
    document.getElementById('profile-passes')?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page title={player.name} description={playerDescription(player, words)} bare>
      {player.isBanned ? <BannedNote /> : null}
      <ProfileHeader
        player={player}
        standing={standing}
        onManage={canManage ? () => openPopup({ manage: true }) : undefined}
      />
      <Ladder passes={passes} isOwn={isOwn} onShow={showDifficulty} />
      <BestThree passes={passes} pins={standing?.pins ?? []} isOwn={isOwn} isOpen={isOpen} />
      <div className="mt-12 grid grid-cols-2 gap-x-8 gap-y-12 max-md:grid-cols-1">
        <div className="min-w-0">
          <TopTwenty passes={passes} />
          {standing ? (
            <RankChart standing={standing} rank={player.stats.rankedScoreRank} />
          ) : (
            <Skeleton height={200} className="mt-8" />
          )}
        </div>
        <OtherScores player={player} />
      </div>
      <ProfilePasses
        player={player}
        pins={standing?.pins ?? []}
        query={search.query}
        sort={search.sort}
        difficulty={search.difficulty}
        place={place}
        onChange={(changes) => change(changes, changes.sort === undefined)}
      />
      {search.manage && canManage ? (
        <PlayerDialog player={player} onClose={() => closePopup({ manage: false })} />
      ) : null}
    </Page>
  );
}
