import type { playEndpoints } from '@rondo/contract/play';
import { subjectRules } from '@rondo/domain/auth';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { fieldProblem, found } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import {
  editLockedLevel,
  type LevelState,
  lockLevel,
  refuseUnseen,
  requireDifficulties,
  startLevelTimeout,
  writtenLevel,
} from '../levels/index.ts';
import { refuseWaiting } from './roulette-timeout.ts';
import { spendDraws } from './spend-draws.ts';
import { suggest } from './suggest.ts';
import { startUserTimeout } from './user-timeout.repository.ts';

type Roll = Call<typeof playEndpoints.setRolledDifficulty>['body'];
type Parts = Pick<Deps, 'config' | 'db' | 'clock' | 'events'>;

/** What a roll came to. */
export interface Rolled {
  /** Seconds until the next one. */
  readonly timeout: number;
  readonly drawn: boolean;
  /** The level as JSON text. */
  readonly level: string;
}

/**
 * Gives a level what was rolled: by a super admin as an edit, by anyone else as a suggestion. The user waits afterwards
 * (docs/rules/play.md#flow).
 * @throws Problem PLAYER_BANNED, ROULETTE_TIMEOUT, NOT_FOUND, LEVEL_DELETED, DIFFICULTY_NOT_FOUND, DRAWS_DO_NOT_FIT
 */
export async function setRolledDifficulty(
  deps: Parts,
  viewer: Viewer,
  id: number,
  roll: Roll,
): Promise<Rolled> {
  refuse(subjectRules.setRolledDifficulty(viewer));
  const { times, timeout } = timesOf(deps, deps.config.rollSeconds);
  return transaction(deps.db, async (trx) => {
    // Whoever rolls twice at once waits here for the first; whatever is refused below takes the timeout back.
    refuseWaiting(await startUserTimeout(trx, viewer.id, times), times.now);
    const level = await rolledLevel(trx, viewer, id, roll);
    const drawn = await spendDraws(trx, deps, viewer, level.id, roll);
    if (viewer.isSuperAdmin) await editRolled(trx, viewer, level, roll);
    else await suggest(trx, viewer, level, roll, times.now);
    return { timeout, drawn, level: await writtenLevel(trx, id) };
  });
}

/**
 * The same edit from the level's page: the level waits afterwards.
 * @throws Problem as above
 */
export async function updateRolledLevel(
  deps: Parts,
  viewer: Viewer,
  id: number,
  roll: Roll,
): Promise<Rolled> {
  refuse(subjectRules.updateRolledLevel(viewer));
  const { times, timeout } = timesOf(deps, deps.config.levelRollSeconds);
  return transaction(deps.db, async (trx) => {
    const level = await rolledLevel(trx, viewer, id, roll);
    refuseWaiting(await startLevelTimeout(trx, id, times), times.now);
    const drawn = await spendDraws(trx, deps, viewer, level.id, roll);
    await editRolled(trx, viewer, level, roll);
    return { timeout, drawn, level: await writtenLevel(trx, id) };
  });
}

function timesOf({ clock }: Pick<Deps, 'clock'>, timeout: number) {
  const now = clock.now();
  return { timeout, times: { now, until: new Date(now.getTime() + timeout * 1000) } };
}

/** The level, locked, if it can be given that difficulty. */
async function rolledLevel(trx: Trx, viewer: Viewer, id: number, { diffId }: Roll): Promise<LevelState> {
  const level = found(await lockLevel(trx, id));
  refuseUnseen(level.is_deleted, viewer);
  // Unranked is there, but no wheel gives it.
  if (diffId === 0) throw fieldProblem('DIFFICULTY_NOT_FOUND', 'diffId');
  await requireDifficulties(trx, { diffId });
  return level;
}

async function editRolled(
  trx: Trx,
  viewer: Viewer,
  level: LevelState,
  { diffId, baseScore, publicComments }: Roll,
): Promise<void> {
  await editLockedLevel(trx, viewer.id, level, { diffId, baseScore, publicComments });
}
