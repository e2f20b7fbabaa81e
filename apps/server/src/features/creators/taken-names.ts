import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { creatorsCalled, creatorsNamed } from './creator-write.repository.ts';

/** Names that a creator is to have from now on. */
export type NewNames = { readonly name?: string | undefined; readonly aliases?: readonly string[] };

/**
 * For whoever holds the creators (docs/rules/creators.md#creator-names).
 * @param except the creator whose names they are, or one that vanishes
 * @throws Problem CREATOR_EXISTS with the ids of others that are called by the name, or named as an alias says
 */
export async function refuseTakenNames(
  trx: Trx,
  { name, aliases = [] }: NewNames,
  except?: number,
): Promise<void> {
  const called = name === undefined ? [] : await creatorsCalled(trx, name);
  const ids = [...called, ...(await creatorsNamed(trx, aliases))].filter((id) => id !== except);
  if (ids.length > 0) throw new Problem('CREATOR_EXISTS', { ids: [...new Set(ids)] });
}
