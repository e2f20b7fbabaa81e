import type { Config } from '../../config.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { difficultyRef } from './present.ts';
import { insertSeedDifficulties, lockDifficulties, selectDifficulties, storeRefs } from './repository.ts';

export type IconOrigin = Pick<Config, 'publicUrl' | 'corsOrigins'>;

/**
 * Fills an empty table with the difficulties of docs/rules/difficulties.md#scale, and writes the JSON that every reply
 * takes over (`difficulties.ref`) anew: drawing and addresses may differ from those of the server that ran before.
 */
export async function ensureDifficulties(db: Db, config: IconOrigin): Promise<void> {
  await transaction(db, async (trx) => {
    await lockDifficulties(trx);
    if ((await selectDifficulties(trx)).length === 0) await insertSeedDifficulties(trx);
    await refreshDifficultyRefs(trx, config);
  });
}

/** To be called in every transaction that changes a difficulty. */
export async function refreshDifficultyRefs(trx: Trx, config: IconOrigin): Promise<void> {
  const origin = iconOrigin(config);
  const rows = await selectDifficulties(trx);
  await storeRefs(
    trx,
    rows.map((row) => ({ id: row.id, ref: JSON.stringify(difficultyRef(row, origin)) })),
  );
}

/** Addresses are absolute only where pages of other origins read them. */
function iconOrigin({ publicUrl, corsOrigins }: IconOrigin): string {
  return corsOrigins.length > 0 ? publicUrl : '';
}
