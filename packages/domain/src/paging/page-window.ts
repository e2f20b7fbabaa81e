export interface PageRule {
  readonly defaultLimit: number;
  readonly maxLimit: number;
}

/** Levels, passes, leaderboard: 1 … 100, default 30 (docs/rules/search.md#paging). */
export const LIST_PAGE: PageRule = { defaultLimit: 30, maxLimit: 100 };
export const CREATORS_PAGE: PageRule = { defaultLimit: 100, maxLimit: 200 };
export const AUDIT_PAGE: PageRule = { defaultLimit: 50, maxLimit: 200 };

export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

const MAX_OFFSET = 2_147_483_647;

/** Pulls numbers outside the rule into it; missing ones take the default. Texts that are no numbers are refused before. */
export function pageWindow(
  query: { readonly limit?: number | null | undefined; readonly offset?: number | null | undefined },
  rule: PageRule = LIST_PAGE,
): PageWindow {
  return {
    limit: clamp(query.limit ?? rule.defaultLimit, 1, rule.maxLimit),
    offset: clamp(query.offset ?? 0, 0, MAX_OFFSET),
  };
}

/** Page 1 starts at 0; used where the wire counts pages. */
export function pageOffset(page: number | null | undefined, limit: number): number {
  return clamp((clamp(page ?? 1, 1, MAX_OFFSET) - 1) * limit, 0, MAX_OFFSET);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.trunc(value) || 0));
}
