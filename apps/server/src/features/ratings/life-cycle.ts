import { lowDiff } from '@rondo/domain/ratings';
import type { Trx } from '../../platform/db/database.ts';
import { confirmRating, insertRating, lockOpenRating, updateLowDiff } from './repository.ts';

/** The level's row must be locked for all of these: one open rating a level (docs/rules/ratings.md#life). */
export type RatedLevel = {
  readonly id: number;
  readonly rerateNum: string;
};

/**
 * Opens the rating of a level, by approval with the submitted difficulty text, by toRate with none. An open one stays.
 * @returns the open rating's id
 */
export async function openRating(trx: Trx, level: RatedLevel, requesterFR: string): Promise<number> {
  const open = await openRatingOf(trx, level.id);
  const low_diff = lowDiff(level.rerateNum, requesterFR);
  return open ?? insertRating(trx, { level_id: level.id, requester_fr: requesterFR, low_diff });
}

/**
 * Closes the open rating of a level; the row stays as history with the level's rerate texts.
 * @returns its id, or null when none was open
 */
export async function closeRating(
  trx: Trx,
  level: RatedLevel & { readonly rerateReason: string },
): Promise<number | null> {
  const open = await openRatingOf(trx, level.id);
  if (open !== null) await confirmRating(trx, open, level);
  return open;
}

/**
 * Renews what follows from the level's rerate number.
 * @returns the open rating's id when it changed, else null
 */
export async function renewLowDiff(trx: Trx, level: RatedLevel): Promise<number | null> {
  const open = await lockOpenRating(trx, level.id);
  if (open === null) return null;
  const isLow = lowDiff(level.rerateNum, open.requesterFR);
  if (isLow === open.lowDiff) return null;
  await updateLowDiff(trx, open.id, isLow);
  return open.id;
}

/** Votes on the open rating, for the level's history; null when none is open. */
export async function openVotes(
  trx: Trx,
  levelId: number,
): Promise<{ readonly manager: number; readonly community: number } | null> {
  const open = await lockOpenRating(trx, levelId);
  return open && { manager: open.managerVotes, community: open.communityVotes };
}

/** The id of a level's open rating, or null. */
export async function openRatingOf(trx: Trx, levelId: number): Promise<number | null> {
  return (await lockOpenRating(trx, levelId))?.id ?? null;
}
