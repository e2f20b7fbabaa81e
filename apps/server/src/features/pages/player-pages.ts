import type { Player } from '@rondo/contract/players';
import { pictureElsewhere } from '@rondo/domain/media';
import { leaderboardCall, leaderFilter, playerDescription } from '@rondo/domain/pages';
import type { PageHead } from '../../platform/http/written-page.ts';
import { english } from './english.ts';
import { detailPage, plainPage, type Site } from './page.ts';
import { pictureVersion } from './picture-version.ts';

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
  calls: (id) => [{ name: 'player', given: { id } }],
  missing: { title: 'Profile', description: 'This player does not exist.' },
  face: (player, site) => ({
    title: player.name,
    description: playerDescription(player, english),
    type: 'profile',
    image: avatarOf(player, site),
    isPrivate: player.isBanned,
  }),
});

/** The picture of the player, else the drawn one of the account. */
function avatarOf({ avatarUrl, pfp, user }: Player, { url }: Site): PageHead['image'] | undefined {
  const drawn = user && `/v2/media/avatar/${user.id}?v=${pictureVersion([user.nickname, user.avatarUrl])}`;
  const picture = avatarUrl ?? pfp ?? drawn;
  const address = pictureElsewhere(url, picture);
  return address !== null && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? { url: address }
    : undefined;
}
