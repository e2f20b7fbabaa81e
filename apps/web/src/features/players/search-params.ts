import { leaderFilterParams } from '@rondo/domain/pages';
import { defineSearch, oneOf, text, toggle } from '../../lib/search-params.ts';

export const leaderboardSearch = defineSearch(leaderFilterParams);
export type LeaderboardSearch = ReturnType<typeof leaderboardSearch.parse>;

export const profileSorts = ['score', 'accuracy', 'recent', 'difficulty'] as const;
export type ProfileSort = (typeof profileSorts)[number];

/** The passes of a profile: words looked for in song and artist, and their order. */
export const profileSearch = defineSearch({
  query: text(),
  sort: oneOf(profileSorts, 'score'),
  /** The name of the one difficulty whose passes are shown. */
  difficulty: text(40),
  /** The popup of super admins. */
  manage: toggle(),
});
export type ProfileSearch = ReturnType<typeof profileSearch.parse>;
