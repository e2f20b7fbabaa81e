import { randomInt } from 'node:crypto';
import type { Db } from '../../platform/db/database.ts';
import { selectAnyFitting, selectFitting, selectIdRange } from './wheel-list.repository.ts';

/** Fewer levels than this are looked at one by one; so are those of which only one in `SPARSEST` ids fits. */
const FEW = 2_000;
const SPARSEST = 20;
/** Of the ids that are drawn, some come twice and some fit by chance only seldom. */
const SPARE = 1.5;

/**
 * Ids of at most so many visible levels with a difficulty, each as likely as any other (docs/rules/play.md#wheels).
 * Among many levels ids are drawn and those kept that fit, so that nobody reads them all.
 * @param total levels that fit, by a count that may be a minute old
 */
export async function sampleLevels(db: Db, most: number, total: number): Promise<readonly number[]> {
  const range = total < FEW ? null : await selectIdRange(db);
  const span = range === null ? Number.POSITIVE_INFINITY : range.most - range.least + 1;
  if (range === null || span > total * SPARSEST) return selectAnyFitting(db, most);
  const drawn = Array.from({ length: Math.ceil((most * SPARE * span) / total) }, () =>
    randomInt(range.least, range.most + 1),
  );
  const fitting = await selectFitting(db, drawn);
  const kept = [...new Set(drawn)].filter((id) => fitting.has(id)).slice(0, most);
  return kept.length < most ? selectAnyFitting(db, most) : kept;
}
