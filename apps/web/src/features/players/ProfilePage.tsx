import { playerDescription } from '@rondo/domain/pages';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isProblem } from '../../lib/api/problem.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { useEntry } from '../../lib/rows/use-deferred-search.ts';
import { useKeptPlace } from '../../lib/rows/places.ts';
import { useMay } from '../../lib/session/may.ts';
import { Banner } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShieldIcon } from '../../ui/icons.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { type Player, playerQuery } from './api.ts';
import { ProfileHeader } from './profile/ProfileHeader.tsx';
import { ProfileNumbers } from './profile/ProfileNumbers.tsx';
import { ProfilePasses } from './profile/ProfilePasses.tsx';
import type { ProfileSearch } from './search-params.ts';

const PlayerDialog = lazyPart(() => import('./admin/PlayerDialog.tsx'), 'PlayerDialog');

const route = getRouteApi('/profile/$id');

export function ProfilePage() {
  const { t } = useTranslation('pages/players');
  const { id } = route.useParams();
  const player = useQuery(playerQuery(id));
  if (player.data) return <LoadedProfile player={player.data} />;
  return (
    <Page title={t('profile.title')} bare>
      {player.isPending ? (
        <Loading className="grid gap-8">
          <Skeleton height={100} />
          <Skeleton height={170} radius={12} />
          <Skeleton height={400} />
        </Loading>
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
  return (
    <Page title={player.name} description={playerDescription(player, words)} bare>
      {player.isBanned ? (
        <Banner tone="danger" icon={ShieldIcon} className="mb-6">
          <p>{t('profile.banned')}</p>
        </Banner>
      ) : null}
      <ProfileHeader player={player} onManage={canManage ? () => openPopup({ manage: true }) : undefined} />
      <ProfileNumbers player={player} />
      <ProfilePasses
        player={player}
        query={search.query}
        sort={search.sort}
        place={place}
        onChange={(changes) => change(changes, changes.sort === undefined)}
      />
      {search.manage && canManage ? (
        <PlayerDialog player={player} onClose={() => closePopup({ manage: false })} />
      ) : null}
    </Page>
  );
}
