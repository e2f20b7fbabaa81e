import { levelList, type LevelSearchField, type LevelSort, parseSearch } from '@rondo/domain/levels';
import { seedStart } from '@rondo/domain/paging';
import { difficultyKeys, isChosen, isFound } from '../../../testing/list-model.ts';
import type { LevelListQuery } from '../level-query.ts';
import type { SampleLevel } from './sample-levels.ts';

/**
 * The level list as docs/rules/levels.md#level-list puts it, over plain values: what SQL must agree with.
 * @param mine the levels that the asker's player has cleared; null without a player
 */
export function modelOfList(
  levels: readonly SampleLevel[],
  query: LevelListQuery,
  isSuperAdmin: boolean,
  mine: ReadonlySet<number> | null = null,
): readonly SampleLevel[] {
  const parsed = parseSearch(query.query ?? '', levelList.searchFields);
  if (!parsed.ok) throw new Error(parsed.code);
  const { search } = parsed;
  const deleted = isSuperAdmin ? (query.deletedFilter ?? 'hide') : 'hide';
  const visible = levels.filter((level) => isShown(level, deleted));
  if (search.kind === 'id') return visible.filter(({ id }) => id === search.id);
  const found = visible
    .filter(({ clears }) => isAsked(clears > 0, query.clearedFilter))
    .filter(({ id }) => mine === null || isAsked(mine.has(id), query.myClears))
    .filter(({ toRate }) => isAsked(toRate, query.toRate))
    .filter(({ diffId }) => isChosen(diffId, query.pguRange ?? {}, query.specialDifficulties))
    .filter((level) => isFound(search, levelList.searchFields, (field) => valuesOf(level, field)));
  return sorted(found, (query.sort ?? 'RECENT_DESC') as LevelSort, query.seed ?? '');
}

function isShown(level: SampleLevel, deleted: string): boolean {
  const isVisible = !level.isDeleted && !level.isHidden;
  return deleted === 'show' || isVisible === (deleted === 'hide');
}

function isAsked(isSo: boolean, filter = 'show'): boolean {
  return filter === 'show' || isSo === (filter === 'only');
}

function valuesOf(level: SampleLevel, field: LevelSearchField): readonly string[] {
  const credited = (role?: string) =>
    level.credits
      .filter((credit) => role === undefined || credit.role === role)
      .flatMap(({ names }) => names);
  switch (field) {
    case 'song':
      return [level.song, ...level.songAliases];
    case 'artist':
      return [level.artist, ...level.artistAliases];
    case 'charter':
      return [level.charter, ...credited('charter')];
    case 'vfxer':
      return [level.vfxer, ...credited('vfxer')];
    case 'creator':
      return [level.creator, ...credited()];
    case 'team':
      return [level.team, ...level.teamNames];
  }
}

function sorted(levels: readonly SampleLevel[], sort: LevelSort, seed: string): readonly SampleLevel[] {
  const start = seedStart(seed);
  const way = ({ shuffle }: SampleLevel) => (shuffle >= start ? shuffle : shuffle + 2);
  const keys: Record<LevelSort, (level: SampleLevel) => readonly number[]> = {
    RECENT_DESC: ({ id }) => [-id],
    RECENT_ASC: ({ id }) => [id],
    DIFF_DESC: ({ diffId, id }) => [...difficultyKeys(diffId, 'down'), -id],
    DIFF_ASC: ({ diffId, id }) => [...difficultyKeys(diffId, 'up'), -id],
    CLEARS_DESC: ({ clears, id }) => [-clears, -id],
    CLEARS_ASC: ({ clears, id }) => [clears, -id],
    RANDOM: (level) => [way(level), level.id],
  };
  return [...levels].sort((a, b) => compare(keys[sort](a), keys[sort](b)));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
