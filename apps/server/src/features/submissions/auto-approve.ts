import type { submissionEndpoints } from '@rondo/contract/submissions/calls';
import type { z } from 'zod';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { publishChange } from './change-pending.ts';
import { selectPendingPassIds, standingOfPlayers } from './decide.repository.ts';
import { approve } from './decide.ts';
import { makePass, publishTimeOf } from './make-pass.ts';

/** What became of one submission; `error` and `code` say what kept it waiting. */
type AutoApproval = z.infer<
  (typeof submissionEndpoints.autoApprovePasses.schema.response)['200']
>['results'][number];

/** Videos that are asked for at the same time. */
const LOOKUPS_AT_ONCE = 8;

/**
 * Approves every pending pass that could be approved by hand and whose player nobody keeps from submitting, oldest first
 * and each in its own transaction (docs/rules/submissions.md#auto-approval); the others stay pending.
 */
export async function autoApprovePasses(deps: Deps, actorId: number): Promise<AutoApproval[]> {
  const ids = await selectPendingPassIds(deps.db);
  const results: AutoApproval[] = [];
  for (let at = 0; at < ids.length; at += LOOKUPS_AT_ONCE) {
    const group = ids.slice(at, at + LOOKUPS_AT_ONCE);
    const times = await Promise.all(group.map((id) => publishTimeOf(deps, id)));
    for (const [index, id] of group.entries())
      results.push(await approveOne(deps, actorId, id, times[index] ?? null));
  }
  const approved = results.filter(({ success }) => success);
  const last = approved.at(-1);
  if (last !== undefined)
    await transaction(deps.db, (trx) =>
      publishChange(trx, 'pass', last.id, 'auto-approve', { count: approved.length }),
    );
  return results;
}

async function approveOne(
  deps: Deps,
  actorId: number,
  id: number,
  lookedUp: Date | null,
): Promise<AutoApproval> {
  try {
    const { ids } = await approve(deps.db, { actorId, kind: 'pass', id }, async (trx, row) => {
      const { isBanned, isPaused } = await standingOfPlayers(trx, row.id);
      if (isBanned) throw new Problem('PLAYER_BANNED');
      if (isPaused) throw new Problem('PLAYER_PAUSED');
      return makePass(trx, row, lookedUp);
    });
    return { id, success: true, ...ids };
  } catch (error) {
    const isRefused = error instanceof Problem;
    if (!isRefused)
      deps.log.error({ err: error, submissionId: id }, 'a pass submission could not be decided');
    const { code, message } = isRefused ? error : new Problem('INTERNAL');
    return { id, success: false, code, error: message };
  }
}
