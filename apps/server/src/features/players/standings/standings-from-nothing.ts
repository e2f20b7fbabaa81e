import type { Trx } from '../../../platform/db/database.ts';
import { type FigureDifference, keepStandings, selectDifferences } from './differences.repository.ts';
import { recomputeEverything } from './recompute.ts';

/**
 * Works out all scores, worlds firsts, clears, statistics and ranks anew from their facts, and says where something
 * else was stored. The transaction holds the new values then: it is for databases that are thrown away.
 */
export async function standingsFromNothing(trx: Trx): Promise<FigureDifference[]> {
  await keepStandings(trx);
  await recomputeEverything(trx);
  return selectDifferences(trx);
}
