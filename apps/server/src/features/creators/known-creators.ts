import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type CreatorState, creatorsToWrite } from './creator-write.repository.ts';

/**
 * The creators' rows for a write, in the order of the ids.
 * @throws Problem CREATOR_NOT_FOUND with the ids that are unknown or merged
 */
export async function knownCreators<const I extends readonly number[]>(
  trx: Trx,
  ids: I,
): Promise<{ [K in keyof I]: CreatorState }> {
  const rows = await creatorsToWrite(trx, ids);
  const found = ids.map((id) => rows.find((row) => row.id === id && row.merged_into_id === null));
  const unknown = ids.filter((_, index) => found[index] === undefined);
  if (unknown.length > 0) throw new Problem('CREATOR_NOT_FOUND', { ids: unknown });
  return found as { [K in keyof I]: CreatorState };
}
