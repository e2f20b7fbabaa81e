import type { Player } from '@rondo/contract/players';
import { pictureElsewhere } from '@rondo/domain/media';
import { leaderboardCall, leaderFilter, playerDescription } from '@rondo/domain/pages';
import type { PageHead } from '../../platform/http/written-page.ts';
import { english } from './english.ts';
import { type Content, contentOfOne, type Site } from './page.ts';
import { pictureVersion } from './picture-version.ts';

export const leaderboard: Content = {
  calls: ({ query }) => [leaderboardCall(leaderFilter.read(query), 0)],
  face: (_reply, { query }) => ({ isPrivate: leaderFilter.read(query).query !== '' }),
};

export const profile = contentOfOne<Player>({
  calls: (id) => [{ name: 'player', given: { id } }],
  missing: 'This player does not exist.',
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
