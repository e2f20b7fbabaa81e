import type { Creator } from '@rondo/contract/creators';
import { tidyAliases } from '@rondo/domain/creators';
import { nameKey } from '@rondo/domain/text';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { recordMerge } from '../merges/index.ts';
import { type CreatorRow, type CreatorState, updateCreator } from './creator-write.repository.ts';
import { knownCreators } from './known-creators.ts';
import { lockLevelsOf } from './level-marks.repository.ts';
import {
  dropMetCredits,
  hideCreator,
  type MetCredit,
  type MovedCredit,
  type MovedRequest,
  type MovedTeam,
  moveCredits,
  moveMemberships,
  moveRequests,
} from './merge.repository.ts';
import { writtenCreator } from './present.ts';
import { holdCreators } from './shared-lock.ts';

/** Everything that a merge took from the source; an undo gives back exactly this. */
export type MovedOfCreator = {
  readonly credits: readonly MovedCredit[];
  /** The target had the same ones: they are gone until an undo. */
  readonly metCredits: readonly MetCredit[];
  readonly requests: readonly MovedRequest[];
  readonly teams: readonly MovedTeam[];
  /** Aliases that the target got. */
  readonly aliases: readonly string[];
  readonly userId: number | null;
  readonly discordId: string | null;
};

/**
 * Moves credits, requests, memberships and, where the target has none, user and chat account to the target; the source
 * vanishes (docs/rules/creators.md#creator-merge).
 * @returns the merge's id and the target
 * @throws Problem SAME_CREATOR, CREATOR_NOT_FOUND with the unknown ids
 */
export async function mergeCreators(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: number,
  { sourceId, targetId }: { readonly sourceId: number; readonly targetId: number },
): Promise<{ mergeId: number; creator: Creator }> {
  if (sourceId === targetId) throw new Problem('SAME_CREATOR');
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const levelIds = await lockLevelsOf(trx, [sourceId, targetId]);
    const [source, target] = await knownCreators(trx, [sourceId, targetId]);
    const at = clock.now();
    const metCredits = await dropMetCredits(trx, sourceId, targetId);
    const credits = await moveCredits(trx, sourceId, targetId);
    const requests = await moveRequests(trx, sourceId, target);
    const teams = await moveMemberships(trx, sourceId, targetId);
    await hideCreator(trx, sourceId, targetId, at);
    const aliases = mergedAliases(source, target);
    await updateCreator(trx, targetId, {
      aliases,
      user_id: target.user_id ?? source.user_id,
      discord_id: target.discord_id ?? source.discord_id,
    });
    const moved: MovedOfCreator = {
      credits,
      metCredits,
      requests,
      teams,
      aliases: aliases.slice(target.aliases.length),
      userId: source.user_id,
      discordId: source.discord_id,
    };
    const ids = { source_id: sourceId, target_id: targetId, actor_id: actorId };
    const row = { kind: 'creator', ...ids, moved, created_at: at } as const;
    const mergeId = await recordMerge(trx, row);
    await recordAction(trx, {
      actorId,
      action: 'creator.merge',
      subject: { id: targetId, title: target.name },
      before: { source: sideFacts(source), target: sideFacts(target) },
      after: { mergeId, credits: credits.length, requests: requests.length, aliases },
    });
    await publishLevels(trx, levelIds, 'update');
    await publishRequests(trx, requests);
    return { mergeId, creator: await writtenCreator(trx, targetId) };
  });
}

/** The target's aliases, then its new ones: the source's name and aliases. */
export function mergedAliases(
  source: Pick<CreatorRow, 'name' | 'aliases'>,
  target: Pick<CreatorRow, 'name' | 'aliases'>,
): string[] {
  const known = new Set([target.name, ...target.aliases].map(nameKey));
  const won = tidyAliases([source.name, ...source.aliases]).filter((name) => !known.has(nameKey(name)));
  return [...target.aliases, ...won];
}

function sideFacts({ id, name, aliases, user_id: userId }: CreatorState) {
  return { id, name, aliases, userId };
}

/** Review cards of pending submissions show the creator that they now ask for. */
export async function publishRequests(trx: Trx, requests: readonly MovedRequest[]): Promise<void> {
  const ids = requests.filter(({ isPending }) => isPending).map(({ submissionId }) => submissionId);
  for (const submissionId of new Set(ids))
    await publishEvent(trx, {
      type: 'submissionUpdate',
      data: { action: 'update', submissionId, submissionType: 'level' },
    });
}
