import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { difficultyChanged, type IconOrigin } from './difficulty-changed.ts';
import { selectDifficulties } from './repository.ts';

/** Fills an empty table with the difficulties of docs/rules/difficulties.md#scale; several processes may start at once. */
export async function ensureDifficulties(db: Db, config: IconOrigin): Promise<void> {
  await transaction(db, async (trx) => {
    await lockThing(trx, 'difficulties');
    const isEmpty = (await selectDifficulties(trx)).length === 0;
    await difficultyChanged(trx, config, { put: isEmpty ? seeds : [] });
  });
}

const seeds = SEED_DIFFICULTIES.map(({ baseScore, sortOrder, ...row }) => ({
  ...row,
  base_score: baseScore,
  sort_order: sortOrder,
}));
