import type { levelEndpoints } from '@rondo/contract/levels';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { fieldProblem, found, type Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import type { Call } from '../../platform/http/route.ts';
import { type LogFacts, recordAction } from '../log/index.ts';
import {
  ALIAS_UNIQUE,
  type AliasField,
  type AliasRow,
  countLikeThis,
  deleteAlias,
  insertAliases,
  lockLevels,
  type MatchType,
  selectAlias,
  selectAliases,
  selectLikeThis,
  updateAlias,
} from './aliases.repository.ts';
import { checkLevel } from './level-detail.ts';
import { type LevelState, lockLevel, selectLevelState } from './level-write.repository.ts';

/** @throws Problem NOT_FOUND, LEVEL_DELETED */
export async function aliasesOf(db: Db, levelId: number, viewer: Viewer | null): Promise<AliasRow[]> {
  await checkLevel(db, levelId, viewer);
  return selectAliases(db, levelId);
}

/** How many levels `propagate` would reach. @throws Problem NOT_FOUND */
export async function countAliasLevels(
  db: Db,
  levelId: number,
  field: AliasField,
  matchType: MatchType = 'exact',
): Promise<{ count: number; fieldValue: string; matchType: MatchType }> {
  const level = found(await selectLevelState(db, levelId));
  return { count: await countLikeThis(db, levelId, field, matchType), fieldValue: level[field], matchType };
}

/**
 * Adds an alias to a level and, on request, to the others with its text that do not have it.
 * @throws Problem ALIAS_REQUIRED, NOT_FOUND, ALIAS_EXISTS
 */
export async function addAlias(
  db: Db,
  actorId: number,
  levelId: number,
  { field, alias, propagate = false, matchType = 'exact' }: Call<typeof levelEndpoints.addLevelAlias>['body'],
): Promise<{ aliases: AliasRow[]; propagatedCount: number; propagatedLevels: number[] }> {
  requireAlias(alias);
  return transaction(db, async (trx) => {
    const seen = new Set(propagate ? await selectLikeThis(trx, levelId, field, matchType) : []);
    await lockLevels(trx, [levelId, ...seen]);
    const level = found(await selectLevelState(trx, levelId));
    const [own] = await insertAliases(trx, [levelId], field, alias);
    if (own === undefined) throw exists();
    // A level that was renamed or deleted before it was locked is left alone.
    const still = propagate ? await selectLikeThis(trx, levelId, field, matchType) : [];
    const propagatedLevels = await insertAliases(
      trx,
      still.filter((id) => seen.has(id)),
      field,
      alias,
    );
    const changedIds = [levelId, ...propagatedLevels];
    await record(trx, actorId, 'addAlias', level, null, { field, alias, propagatedLevels }, changedIds);
    const aliases = await selectAliases(trx, levelId);
    return { aliases, propagatedCount: propagatedLevels.length, propagatedLevels };
  });
}

/** @throws Problem ALIAS_REQUIRED, NOT_FOUND, ALIAS_EXISTS */
export async function editAlias(
  db: Db,
  actorId: number,
  levelId: number,
  aliasId: number,
  alias: string,
): Promise<AliasRow> {
  requireAlias(alias);
  return transaction(db, async (trx) => {
    const [level, stored] = await lockedAlias(trx, levelId, aliasId);
    if (stored.alias === alias) return stored;
    await updateAlias(trx, aliasId, alias).catch(problemForConstraint({ [ALIAS_UNIQUE]: exists }));
    const { field } = stored;
    await record(trx, actorId, 'editAlias', level, { field, alias: stored.alias }, { field, alias });
    return { ...stored, alias };
  });
}

/** @throws Problem NOT_FOUND */
export async function removeAlias(db: Db, actorId: number, levelId: number, aliasId: number): Promise<void> {
  await transaction(db, async (trx) => {
    const [level, { field, alias }] = await lockedAlias(trx, levelId, aliasId);
    await deleteAlias(trx, aliasId);
    await record(trx, actorId, 'removeAlias', level, { field, alias }, null);
  });
}

async function lockedAlias(trx: Trx, levelId: number, aliasId: number): Promise<[LevelState, AliasRow]> {
  const level = found(await lockLevel(trx, levelId));
  return [level, found(await selectAlias(trx, levelId, aliasId))];
}

async function record(
  trx: Trx,
  actorId: number,
  verb: 'addAlias' | 'editAlias' | 'removeAlias',
  level: LevelState,
  before: LogFacts<'level.addAlias'> | null,
  after: LogFacts<'level.addAlias'> | null,
  changedIds: readonly number[] = [level.id],
): Promise<void> {
  const subject = { id: level.id, title: level.song };
  await recordAction(trx, { actorId, action: `level.${verb}`, subject, before, after });
  await publishLevels(trx, changedIds, 'aliases');
}

function requireAlias(alias: string): void {
  if (alias === '') throw fieldProblem('ALIAS_REQUIRED', 'alias', { message: 'An alias is required.' });
}

function exists(): Problem {
  return fieldProblem('ALIAS_EXISTS', 'alias', { message: 'This level already has that alias.' });
}
