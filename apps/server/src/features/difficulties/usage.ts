import type { DifficultyUsage } from '@rondo/contract/difficulties';
import { AUTO_ICON } from '@rondo/domain/difficulties';
import type { Db } from '../../platform/db/database.ts';
import { difficulty } from './present.ts';
import { selectCounts, selectDifficulties } from './repository.ts';
import { valuesOf, versionOf } from './values.ts';

const none = { levels: 0, levelsWithOwnBase: 0, passes: 0, directives: 0 };

/** The difficulties in their order, as their administration shows them. */
export async function difficultyUsage(db: Db): Promise<DifficultyUsage[]> {
  const rows = await selectDifficulties(db);
  const counts = new Map((await selectCounts(db)).map((count) => [count.id, count]));
  return rows.map((row) => ({
    ...none,
    ...counts.get(row.id),
    ...difficulty(row),
    version: versionOf(valuesOf(row)),
    hasDrawnIcon: row.icon === AUTO_ICON,
    hasDrawnLegacyIcon: row.legacy_icon === AUTO_ICON,
  }));
}
