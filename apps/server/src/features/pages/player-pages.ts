import type { Comparison } from '@rondo/contract/comparison';
import type { Player } from '@rondo/contract/players';
import { pictureElsewhere } from '@rondo/domain/media';
import {
  comparisonCall,
  comparisonFilter,
  leaderboardCall,
  leaderFilter,
  playerDescription,
} from '@rondo/domain/pages';
import type { PageHead } from '../../platform/http/written-page.ts';
import { type Content, contentOfOne, type Site } from './page.ts';
import { pictureVersion } from './picture-version.ts';

export const leaderboard: Content = {
  calls: ({ query }) => [leaderboardCall(leaderFilter.read(query), 0)],
  face: (_reply, { query }) => ({ isPrivate: leaderFilter.read(query).query !== '' }),
};

export const profile = contentOfOne<Player>({
  calls: (id) => [{ name: 'player', given: { id } }],
  missing: 'noPlayer',
  face: (player, site) => ({
    title: player.name,
    description: playerDescription(player, site.words),
    type: 'profile',
    image: avatarOf(player, site),
    isPrivate: player.isBanned,
  }),
});

/** As many pages as there are pairs of players: none of them is for search engines. */
export const comparison: Content = {
  calls: ({ ids: [id = 0, otherId = 0], query }) => [
    comparisonCall(id, otherId, comparisonFilter.read(query)),
  ],
  face: (reply, _place, { words }) => {
    if (reply === null) return {};
    const { one, other } = JSON.parse(reply) as Comparison;
    const described = [one, other].map(({ name, stats }) =>
      words.labelled(name, playerDescription(stats, words)),
    );
    return { title: words.comparison(one.name, other.name), description: described.join(' / ') };
  },
};

/** The picture of the player, else the drawn one of the account. */
function avatarOf({ avatarUrl, pfp, user }: Player, { url }: Site): PageHead['image'] | undefined {
  const drawn = user && `/v2/media/avatar/${user.id}?v=${pictureVersion([user.nickname, user.avatarUrl])}`;
  const picture = avatarUrl ?? pfp ?? drawn;
  const address = pictureElsewhere(url, picture);
  return address !== null && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? { url: address }
    : undefined;
}
