import type { Player } from '@rondo/contract/players';
import { formatCount, formatScore } from '@rondo/domain/format';
import { leaderboardCall, leaderFilter } from '@rondo/domain/pages';
import type { PageHead } from '../../platform/http/written-page.ts';
import { detailPage, plainPage, type Site } from './page.ts';

export const leaderboardPage = plainPage({
  path: '/leaderboard',
  screen: 'features/players/LeaderboardPage.tsx',
  texts: ['pages/players', 'passes'],
  calls: ({ query }) => [leaderboardCall(leaderFilter.read(query), 0)],
  face: ({ query }) => ({
    title: 'Leaderboard',
    description: 'The best players of custom levels by ranked score, accuracy, clears and worlds firsts.',
    isPrivate: leaderFilter.read(query).query !== '',
  }),
});

export const profilePage = detailPage<Player>({
  path: '/profile/$id',
  screen: 'features/players/ProfilePage.tsx',
  texts: ['pages/players', 'passes'],
  calls: (id) => [{ method: 'GET', path: `/v2/database/players/${id}` }],
  missing: { title: 'Profile', description: 'This player is not here.' },
  face: (player, site) => ({
    title: player.name,
    description: playerDescription(player),
    type: 'profile',
    image: avatarOf(player, site),
    isPrivate: player.isBanned,
  }),
});

function playerDescription({ rankedScoreRank, rankedScore, totalPasses }: Player): string {
  return [
    ...(rankedScoreRank === null || rankedScoreRank === 0 ? [] : [`Rank #${formatCount(rankedScoreRank)}`]),
    `Ranked score ${formatScore(rankedScore)}`,
    totalPasses === 1 ? '1 pass' : `${formatCount(totalPasses)} passes`,
  ].join(' · ');
}

/** The picture of the player, else the drawn one of the account. */
function avatarOf({ avatarUrl, pfp, user }: Player, { url }: Site): PageHead['image'] | undefined {
  const picture = avatarUrl ?? pfp ?? (user === null ? null : `/v2/media/avatar/${user.id}`);
  if (picture === null) return undefined;
  const address = picture.startsWith('/') ? url + picture : picture;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? { url: address } : undefined;
}
