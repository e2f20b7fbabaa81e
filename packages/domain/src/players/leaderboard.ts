import { choice, removedFilter } from '../lists/index.ts';
import { halfWidth, isVisible, trimTyped } from '../text/index.ts';

/** The eleven sort keys, in the order of the menu (docs/rules/players.md#leaderboard). */
export const LEADERBOARD_KEYS = [
  'rankedScore',
  'generalScore',
  'ppScore',
  'wfScore',
  'score12K',
  'averageXacc',
  'totalPasses',
  'universalPassCount',
  'worldsFirstCount',
  'topDiff',
  'top12kDiff',
] as const;
export type LeaderboardKey = (typeof LEADERBOARD_KEYS)[number];

/** What the leaderboard can be asked for. */
export const leaderboard = {
  sortBy: choice(LEADERBOARD_KEYS, 'rankedScore'),
  order: choice(['desc', 'asc'], 'desc'),
  filters: { banned: removedFilter('showBanned') },
} as const;

export type LeaderboardKeyKind = 'score' | 'accuracy' | 'count' | 'difficulty';

export function isLeaderboardKey(text: string): text is LeaderboardKey {
  return LEADERBOARD_KEYS.some((key) => key === text);
}

/** How values of a key are shown. */
export function leaderboardKeyKind(key: LeaderboardKey): LeaderboardKeyKind {
  if (key === 'averageXacc') return 'accuracy';
  if (key === 'topDiff' || key === 'top12kDiff') return 'difficulty';
  return key === 'totalPasses' || key === 'universalPassCount' || key === 'worldsFirstCount'
    ? 'count'
    : 'score';
}

/** The two boxes beside the sort key's own. */
export function secondaryKeys(primary: LeaderboardKey): readonly LeaderboardKey[] {
  const candidates: readonly LeaderboardKey[] = ['rankedScore', 'generalScore', 'averageXacc'];
  return candidates.filter((key) => key !== primary).slice(0, 2);
}

export type LeaderboardQuery =
  | { readonly kind: 'all' }
  /** Player id, or for super admins a chat id: hence the digits as text. */
  | { readonly kind: 'id'; readonly digits: string }
  /** A user name or the name of a chat account, without its @. */
  | { readonly kind: 'handle'; readonly handle: string }
  | { readonly kind: 'text'; readonly text: string };

/** "#digits", "@name" (exactly a handle), else plain text (docs/rules/players.md#leaderboard). */
export function parseLeaderboardQuery(query: string): LeaderboardQuery {
  if (!isVisible(query)) return { kind: 'all' };
  const text = trimTyped(query);
  const digits = /^#(\d+)$/.exec(halfWidth(text))?.[1];
  if (digits !== undefined) return { kind: 'id', digits };
  const handle = handleIn(text);
  return handle === null ? { kind: 'text', text } : { kind: 'handle', handle };
}

/** The name after an @, as handles are written on screen; null for any other text. */
export function handleIn(text: string): string | null {
  const name = trimTyped(/^[@＠](.*)$/su.exec(trimTyped(text))?.[1] ?? '');
  return isVisible(name) ? name : null;
}
