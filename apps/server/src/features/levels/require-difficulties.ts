import type { LevelEdit } from '@rondo/contract/levels';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { unknownDifficulties } from './level-write.repository.ts';

/** @throws Problem DIFFICULTY_NOT_FOUND with the fields that name one which is not there */
export async function requireDifficulties(trx: Trx, { diffId, previousDiffId }: LevelEdit): Promise<void> {
  const named = Object.entries({ diffId, previousDiffId }).filter((entry): entry is [string, number] =>
    Number.isInteger(entry[1]),
  );
  if (named.length === 0) return;
  const unknown = await unknownDifficulties(
    trx,
    named.map(([, id]) => id),
  );
  const fields = named
    .filter(([, id]) => unknown.includes(id))
    .map(([field]) => ({ field, code: 'DIFFICULTY_NOT_FOUND', message: 'There is no such difficulty.' }));
  if (fields.length > 0) throw new Problem('DIFFICULTY_NOT_FOUND', { fields });
}
