/** Sorts of the creator list. */
export const CREATOR_SORTS = [
  'NAME_ASC',
  'NAME_DESC',
  'ID_ASC',
  'ID_DESC',
  'CHARTS_ASC',
  'CHARTS_DESC',
] as const;
export type CreatorSort = (typeof CREATOR_SORTS)[number];
export const DEFAULT_CREATOR_SORT: CreatorSort = 'NAME_ASC';

/** An unknown or missing name is the default. */
export function creatorSort(name: string | null | undefined): CreatorSort {
  return CREATOR_SORTS.find((sort) => sort === name) ?? DEFAULT_CREATOR_SORT;
}

/** A level keeps at least one charter (docs/rules/creators.md#credits). */
export function hasCharter(credits: readonly { readonly role: string }[]): boolean {
  return credits.some(({ role }) => role === 'charter');
}
