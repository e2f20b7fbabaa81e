import type { Trx } from '../db/database.ts';
import { publishEvent } from './publish.ts';

/** More passes than this are reported as "all passes", as levels are. */
const MOST_NAMED = 50;
const all = { passId: 0, levelId: 0, playerId: 0 };

/** Reports that passes show something new: whoever has one of them open reads it again. */
export async function publishPasses(
  trx: Trx,
  passes: readonly { readonly passId: number; readonly levelId: number; readonly playerId: number }[],
  action: string,
): Promise<void> {
  const named = passes.length > MOST_NAMED ? [all] : passes;
  for (const { passId, levelId, playerId } of named)
    await publishEvent(trx, { type: 'passUpdate', data: { passId, levelId, playerId, action } });
}
