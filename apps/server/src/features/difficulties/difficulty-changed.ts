import { AUTO_ICON } from '@rondo/domain/difficulties';
import type { Config } from '../../config.ts';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import { recompute } from '../players/index.ts';
import { renewOpenAverages } from '../ratings/index.ts';
import { difficultyRef } from './present.ts';
import {
  changeableFields,
  type DifficultyFields,
  type DifficultyRow,
  lockWithLevels,
  putDifficulties,
  removeDifficulty,
  scoredFields,
  selectDifficulties,
  storeRefs,
} from './repository.ts';

export type IconOrigin = Pick<Config, 'publicUrl' | 'corsOrigins'>;

export type DifficultyChange = {
  /** Rows to be created, or to be changed where the id is there already; fields that are missing stay. */
  readonly put?: readonly (Pick<DifficultyFields, 'id'> & Partial<DifficultyFields>)[];
  /** A row to be deleted, and the other one that its levels and references go to. */
  readonly remove?: { readonly id: number; readonly fallbackId: number };
};

/**
 * The only way to write difficulties: changes them and everything that follows, in the caller's transaction. Levels'
 * places in lists (by a trigger), scores, standings and ranks, averages of open ratings, references, the JSON that
 * replies take over (`difficulties.ref`) and, by events, what the processes and open pages keep. Without a change it
 * renews that JSON: drawing and addresses may differ from those of the server that ran before.
 *
 * A deleted difficulty stays as a row that only histories name. Its levels keep whether they are announced.
 *
 * To see what a change would do, call it in a transaction that is rolled back: then nobody is notified.
 * @returns the levels that were rescored
 * @throws Error for an id that was deleted, or a fallback that is no other difficulty
 */
export async function difficultyChanged(
  trx: Trx,
  config: IconOrigin,
  { put = [], remove }: DifficultyChange = {},
): Promise<{ readonly levelIds: readonly number[] }> {
  await lockThing(trx, 'difficulties');
  const before = new Map((await selectDifficulties(trx)).map((row) => [row.id, row]));
  if (remove !== undefined && (remove.id === remove.fallbackId || !before.has(remove.fallbackId)))
    throw new Error('the fallback is no other difficulty');
  const rows = put.map((row) => ({ ...defaults, ...before.get(row.id), ...row }) as DifficultyRow);
  const created = rows.filter(({ id }) => !before.has(id)).map(({ id }) => id);
  const moved = rows.filter((row) => differ(row, before.get(row.id), scoredFields)).map(({ id }) => id);
  const removed = remove === undefined ? [] : [remove.id];

  const levelIds = await lockWithLevels(trx, [...moved, ...removed]);
  await putDifficulties(
    trx,
    rows.map(({ ref: _, place: __, place_down: ___, ...fields }) => fields),
  );
  if (remove !== undefined) await removeDifficulty(trx, remove.id, remove.fallbackId);

  const written = rows.filter((row) => differ(row, before.get(row.id), changeableFields)).map(({ id }) => id);
  const shown = await renewRefs(trx, config);
  const updated = new Set([...written, ...shown].filter((id) => !created.includes(id)));
  for (const [action, ids] of Object.entries({ create: created, update: updated, delete: removed }))
    for (const difficultyId of ids)
      await publishEvent(trx, { type: 'difficultyUpdate', data: { difficultyId, action } });
  await publishLevels(trx, levelIds, 'update');

  if (moved.length + removed.length > 0) await renewOpenAverages(trx, [...before.values()]);
  if (levelIds.length > 0) await recompute(trx, { rescoreLevelIds: levelIds });
  return { levelIds };
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
