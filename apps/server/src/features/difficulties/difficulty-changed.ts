import { AUTO_ICON } from '@rondo/domain/difficulties';
import type { EditEffect } from '@rondo/contract/levels';
import type { Move } from '@rondo/domain/players';
import type { Config } from '../../config.ts';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import { tellRerate } from '../inbox/index.ts';
import { recompute, recomputeWithMoves } from '../players/index.ts';
import { renewOpenAverages } from '../ratings/index.ts';
import { difficultyRef } from './present.ts';
import {
  changeableFields,
  countPasses,
  type DifficultyFields,
  type DifficultyRow,
  insertHistory,
  lockWithLevels,
  placedFields,
  putDifficulties,
  removeDifficulty,
  type ScoredLevel,
  scoredFields,
  selectDifficulties,
  storeRefs,
} from './repository.ts';
import { historyLine, isRescored } from './rescored.ts';

export type IconOrigin = Pick<Config, 'publicUrl' | 'corsOrigins'>;

export type DifficultyChange = {
  /** Rows to be created, or to be changed where the id is there already; fields that are missing stay. */
  readonly put?: readonly (Pick<DifficultyFields, 'id'> & Partial<DifficultyFields>)[];
  /** A row to be deleted, and the other one that its levels and references go to. */
  readonly remove?: { readonly id: number; readonly fallbackId: number };
};

/** What a change did. */
export type ChangeOutcome = {
  /** Levels that had one of the difficulties. */
  readonly levelIds: readonly number[];
  /** Passes on those of them that are scored otherwise now. */
  readonly rescoredPasses: number;
  /** The entry of the log; null without one. */
  readonly logId: number | null;
};

/**
 * Records a change in the log. @returns the entry's id
 * @param effect what rescoring did to the standings; null where nothing was rescored
 * @param levels how many levels had one of the difficulties
 */
export type RecordChange = (effect: EditEffect | null, levels: number) => Promise<number>;

/**
 * The only way to write difficulties: changes them and everything that follows, in the caller's transaction. Levels'
 * places in lists (by a trigger), scores, standings and ranks, averages of open ratings, references, histories, the
 * JSON that replies take over (`difficulties.ref`) and, by events, what the processes and open pages keep. Without a
 * change it renews that JSON: drawing and addresses may differ from those of the server that ran before.
 *
 * A deleted difficulty stays as a row that only histories name. Its levels keep whether they are announced.
 * @throws Error for an id that was deleted, or a fallback that is no other difficulty
 */
export async function difficultyChanged(
  trx: Trx,
  config: IconOrigin,
  { put = [], remove }: DifficultyChange = {},
  record?: RecordChange,
): Promise<ChangeOutcome> {
  await lockThing(trx, 'difficulties');
  const before = new Map((await selectDifficulties(trx)).map((row) => [row.id, row]));
  if (remove !== undefined && (remove.id === remove.fallbackId || !before.has(remove.fallbackId)))
    throw new Error('the fallback is no other difficulty');
  const rows = put.map((row) => ({ ...defaults, ...before.get(row.id), ...row }) as DifficultyRow);
  const created = rows.filter(({ id }) => !before.has(id)).map(({ id }) => id);
  const differing = (fields: readonly (keyof DifficultyFields)[]) =>
    rows.filter((row) => differ(row, before.get(row.id), fields)).map(({ id }) => id);
  const removed = remove === undefined ? [] : [remove.id];
  const ranged = new Set([...differing(placedFields), ...removed]);

  const levels = await lockWithLevels(trx, [...differing(scoredFields), ...removed]);
  await putDifficulties(
    trx,
    rows.map(({ ref: _, place: __, place_down: ___, ...fields }) => fields),
  );
  if (remove !== undefined) await removeDifficulty(trx, remove.id, remove.fallbackId);

  const shown = await renewRefs(trx, config);
  const updated = new Set([...differing(changeableFields), ...shown].filter((id) => !created.includes(id)));
  for (const [action, ids] of Object.entries({ create: created, update: updated, delete: removed }))
    for (const difficultyId of ids)
      await publishEvent(trx, { type: 'difficultyUpdate', data: { difficultyId, action } });
  const levelIds = levels.map(({ id }) => id);
  await publishLevels(trx, levelIds, 'update');
  if (ranged.size > 0) await renewOpenAverages(trx, [...before.values()]);

  const after = new Map([...before, ...rows.map((row) => [row.id, row] as const)]);
  const now = (id: number) => after.get(id === remove?.id ? remove.fallbackId : id);
  const rescored = levels.filter((level) => isRescored(level, before.get(level.diffId), now(level.diffId)));
  const rescoredOnes = new Set(rescored);
  const scope = levels.filter((level) => ranged.has(level.diffId) || rescoredOnes.has(level));
  const followed = await follow(trx, rescored, scope);
  const effect = followed?.effect ?? null;
  const logId = record === undefined ? null : await record(effect, levels.length);
  const lines = remove === undefined ? rescored : levels;
  await insertHistory(
    trx,
    lines.map((level) => historyLine(level, before.get(level.diffId), now(level.diffId))),
    logId,
  );
  if (followed !== null && logId !== null)
    await tellRerate(trx, followed.moves, { auditId: logId, levels: rescored.length });
  return { levelIds, rescoredPasses: effect?.rescoredPasses ?? 0, logId };
}

/** Renews what follows from the levels in scope. @returns what the rescored ones among them moved; null without any */
async function follow(
  trx: Trx,
  rescored: readonly ScoredLevel[],
  scope: readonly ScoredLevel[],
): Promise<{ readonly effect: EditEffect; readonly moves: readonly Move[] } | null> {
  if (scope.length === 0) return null;
  const touched = { rescoreLevelIds: scope.map(({ id }) => id) };
  if (rescored.length === 0) {
    await recompute(trx, touched);
    return null;
  }
  const { players, all } = await recomputeWithMoves(trx, touched);
  const rescoredPasses = await countPasses(
    trx,
    rescored.map(({ id }) => id),
  );
  return { effect: { rescoredPasses, players }, moves: all };
}

const defaults = { icon: AUTO_ICON, legacy_icon: AUTO_ICON, legacy_emoji: null };

function differ(
  row: DifficultyFields,
  before: DifficultyFields | undefined,
  fields: readonly (keyof DifficultyFields)[],
): boolean {
  return before === undefined || fields.some((field) => row[field] !== before[field]);
}

/** @returns the ids of those that look different now */
async function renewRefs(trx: Trx, { publicUrl, corsOrigins }: IconOrigin): Promise<number[]> {
  // Addresses are absolute only where pages of other origins read them.
  const origin = corsOrigins.length > 0 ? publicUrl : '';
  const rows = await selectDifficulties(trx);
  return storeRefs(
    trx,
    rows.map((row) => ({ id: row.id, ref: JSON.stringify(difficultyRef(row, origin)) })),
  );
}
