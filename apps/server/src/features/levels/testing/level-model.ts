import {
  parseSearch,
  type SearchTerm,
  LEVEL_SEARCH_FIELDS,
  type LevelSearchField,
  type LevelSort,
} from '@rondo/domain/levels';
import { pguNamed, SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { seedStart } from '@rondo/domain/paging';
import { normaliseSearch } from '@rondo/domain/text';
import type { LevelListQuery } from '../level-query.ts';
import type { SampleLevel } from './sample-levels.ts';

/** The level list as docs/rules/levels.md#level-list puts it, over plain values: what SQL must agree with. */
export function modelOfList(
  levels: readonly SampleLevel[],
  query: LevelListQuery,
  isSuperAdmin: boolean,
): readonly SampleLevel[] {
  const parsed = parseSearch(query.query ?? '', LEVEL_SEARCH_FIELDS);
  if (!parsed.ok) throw new Error(parsed.code);
  const { search } = parsed;
  const deleted = isSuperAdmin ? (query.deletedFilter ?? 'hide') : 'hide';
  const visible = levels.filter((level) => isShown(level, deleted));
  if (search.kind === 'id') return visible.filter(({ id }) => id === search.id);
  const found = visible
    .filter((level) => isCleared(level, query.clearedFilter ?? 'show'))
    .filter((level) => hasDifficulty(level, query))
    .filter(
      (level) =>
        search.kind === 'all' || search.groups.some((terms) => terms.every((term) => matches(level, term))),
    );
  return sorted(found, (query.sort ?? 'RECENT_DESC') as LevelSort, query.seed ?? '');
}

function isShown(level: SampleLevel, deleted: string): boolean {
  const isVisible = !level.isDeleted && !level.isHidden;
  return deleted === 'show' || isVisible === (deleted === 'hide');
}

function isCleared({ clears }: SampleLevel, filter: string): boolean {
  return filter === 'show' || clears > 0 === (filter === 'only');
}

function hasDifficulty(
  { diffId }: SampleLevel,
  { pguRange, specialDifficulties = [] }: LevelListQuery,
): boolean {
  const isRange = pguRange?.from !== undefined || pguRange?.to !== undefined;
  if (!isRange && specialDifficulties.length === 0) return true;
  const row = SEED_DIFFICULTIES.find(({ id }) => id === diffId);
  if (row === undefined) return false;
  const isNamed = specialDifficulties.some((name) => name.toLowerCase() === row.name.toLowerCase());
  if (row.type === 'SPECIAL') return isNamed;
  const ends = [
    pguRange?.from === undefined ? 1 : (pguNamed(pguRange.from)?.value ?? null),
    pguRange?.to === undefined ? 60 : (pguNamed(pguRange.to)?.value ?? null),
  ];
  const [a, b] = ends;
  if (!isRange || a === null || b === null || a === undefined || b === undefined) return false;
  return row.sortOrder >= Math.min(a, b) && row.sortOrder <= Math.max(a, b);
}

function matches(level: SampleLevel, term: SearchTerm<LevelSearchField>): boolean {
  const fields = term.field === 'any' ? LEVEL_SEARCH_FIELDS : [term.field];
  const wanted = normaliseSearch(term.value);
  const isHit = fields
    .flatMap((field) => valuesOf(level, field))
    .map(normaliseSearch)
    .some((value) => (term.mode === 'equals' ? value === wanted : value.includes(wanted)));
  return isHit !== term.isNegated;
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
  const sortOf = ({ diffId }: SampleLevel) =>
    SEED_DIFFICULTIES.find(({ id }) => id === diffId)?.sortOrder ?? 0;
  const start = seedStart(seed);
  const way = ({ shuffle }: SampleLevel) => (shuffle >= start ? shuffle : shuffle + 2);
  const keys: Record<LevelSort, (level: SampleLevel) => readonly number[]> = {
    RECENT_DESC: ({ id }) => [-id],
    RECENT_ASC: ({ id }) => [id],
    DIFF_DESC: (level) => [-sortOf(level), -level.id],
    DIFF_ASC: (level) => [sortOf(level), -level.id],
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
