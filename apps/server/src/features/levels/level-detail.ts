import type { EditEffect, LevelChange } from '@rondo/contract/levels';
import { seesRemoved, subjectRules } from '@rondo/domain/auth';
import type { Db } from '../../platform/db/database.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { jsonText, type JsonText } from '../../platform/http/reply.ts';
import { selectIsDeleted, selectLevelDetail } from './detail.repository.ts';
import { type ChangeRow, selectBannedPlayers, selectEffect, selectHistory } from './history.repository.ts';

/**
 * A level with its records. A hidden one is answered to anyone, a deleted one to super admins
 * (docs/rules/levels.md#visibility).
 * @throws Problem NOT_FOUND, LEVEL_DELETED
 */
export async function levelDetail(db: Db, id: number, viewer: Viewer | null): Promise<JsonText> {
  const level = await selectLevelDetail(db, id);
  refuseUnseen(level?.isDeleted ?? null, viewer);
  return jsonText(level?.text ?? '');
}

/** @throws Problem NOT_FOUND, LEVEL_DELETED */
export async function checkLevel(db: Db, id: number, viewer: Viewer | null): Promise<void> {
  refuseUnseen(await selectIsDeleted(db, id), viewer);
}

/** `isDeleted` is null for a level that is not there. */
export function refuseUnseen(isDeleted: boolean | null, viewer: Viewer | null): void {
  if (isDeleted === null) throw new Problem('NOT_FOUND');
  refuse(subjectRules.levelDetail(viewer, { isDeleted }));
}

/**
 * What everyone may know of a level's past (docs/rules/levels.md#history).
 * @throws Problem NOT_FOUND, LEVEL_DELETED
 */
export async function levelHistory(db: Db, id: number, viewer: Viewer | null): Promise<LevelChange[]> {
  await checkLevel(db, id, viewer);
  return (await selectHistory(db, id, viewer?.isSuperAdmin ?? false)).map(presentChange);
}

function presentChange({ at, kind, holder, ...change }: ChangeRow): LevelChange {
  const worldsFirst = kind === 'worldsFirst' ? { worldsFirst: holder } : {};
  const ofDifficulty = kind === 'difficulty' ? { isOfDifficulty: true } : {};
  return { ...change, date: at.toISOString(), changeId: change.id, ...worldsFirst, ...ofDifficulty };
}

/**
 * What a change in a level's history did to passes and standings, as it was recorded; players who are banned now are
 * for super admins only.
 * @throws Problem NOT_FOUND, also where nothing was recorded; LEVEL_DELETED
 */
export async function changeEffect(
  db: Db,
  levelId: number,
  changeId: number,
  viewer: Viewer | null,
): Promise<EditEffect> {
  await checkLevel(db, levelId, viewer);
  const effect = found(await selectEffect(db, levelId, changeId));
  if (seesRemoved(viewer)) return effect;
  const ids = effect.players.map(({ id }) => id);
  const banned = await selectBannedPlayers(db, ids);
  return { ...effect, players: effect.players.filter(({ id }) => !banned.includes(id)) };
}
