import { pguNamed, SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { parseSearch, type SearchTerm } from '@rondo/domain/levels';
import { seedStart } from '@rondo/domain/paging';
import { PASS_SEARCH_FIELDS, type PassSearchField, type PassSort } from '@rondo/domain/passes';
import { normaliseSearch } from '@rondo/domain/text';
import type { PassListQuery } from '../pass-query.ts';
import { isListed, type SamplePass } from './sample-passes.ts';

/** The pass list as docs/rules/passes.md#pass-list puts it, over plain values: what SQL must agree with. */
export function modelOfList(
  passes: readonly SamplePass[],
  query: PassListQuery,
  isSuperAdmin: boolean,
): readonly SamplePass[] {
  const parsed = parseSearch(query.query ?? '', PASS_SEARCH_FIELDS);
  if (!parsed.ok) throw new Error(parsed.code);
  const { search } = parsed;
  const deleted = isSuperAdmin ? (query.deletedFilter ?? 'hide') : 'hide';
  const isSeen = (pass: SamplePass) =>
    deleted === 'hide' ? isListed(pass) : deleted === 'show' || pass.isDeleted;
  const isNamed = ({ levelId, playerId }: SamplePass) =>
    (query.levelId === undefined || query.levelId === levelId) &&
    (query.playerId === undefined || query.playerId === playerId);
  const seen = passes.filter(isSeen).filter(isNamed);
  if (search.kind === 'id') return seen.filter(({ id }) => id === search.id);
  const found = seen
    .filter(({ keys }) => query.keyFlag === undefined || query.keyFlag === 'all' || keys === query.keyFlag)
    .filter((pass) => hasDifficulty(pass, query))
    .filter(
      (pass) =>
        search.kind === 'all' || search.groups.some((terms) => terms.every((term) => matches(pass, term))),
    );
  return sorted(found, (query.sort ?? 'SCORE_DESC') as PassSort, query.seed ?? '');
}

function hasDifficulty(
  { diffId }: SamplePass,
  { minDiff, maxDiff, specialDifficulties = [] }: PassListQuery,
): boolean {
  const isRange = minDiff !== undefined || maxDiff !== undefined;
  if (!isRange && specialDifficulties.length === 0) return true;
  const row = SEED_DIFFICULTIES.find(({ id }) => id === diffId);
  if (row?.type === 'SPECIAL') return specialDifficulties.includes(row.name);
  const ends = [pguNamed(minDiff ?? 'P1')?.value ?? null, pguNamed(maxDiff ?? 'U20')?.value ?? null].map(
    (value) => value ?? Number.NaN,
  );
  const value = row?.sortOrder ?? -1;
  return isRange && value >= Math.min(...ends) && value <= Math.max(...ends);
}

function matches(pass: SamplePass, term: SearchTerm<PassSearchField>): boolean {
  const values: Record<PassSearchField, readonly string[]> = {
    player: pass.playerNames,
    song: pass.songs,
    artist: pass.artists,
    video: [pass.video],
    title: [pass.title],
  };
  const wanted = normaliseSearch(term.value);
  const isHit = (term.field === 'any' ? PASS_SEARCH_FIELDS : [term.field])
    .flatMap((field) => values[field])
    .map(normaliseSearch)
    .some((value) => (term.mode === 'equals' ? value === wanted : value.includes(wanted)));
  return isHit !== term.isNegated;
}

function sorted(passes: readonly SamplePass[], sort: PassSort, seed: string): readonly SamplePass[] {
  const start = seedStart(seed);
  const difficulty = ({ diffId }: SamplePass) =>
    SEED_DIFFICULTIES.find(({ id }) => id === diffId)?.sortOrder ?? 0;
  const first: Record<PassSort, (pass: SamplePass) => number> = {
    SCORE_DESC: ({ score }) => -score,
    SCORE_ASC: ({ score }) => score,
    RECENT_DESC: ({ time }) => -time.getTime(),
    RECENT_ASC: ({ time }) => time.getTime(),
    XACC_DESC: ({ accuracy }) => -accuracy,
    XACC_ASC: ({ accuracy }) => accuracy,
    DIFF_DESC: (pass) => -difficulty(pass),
    DIFF_ASC: (pass) => difficulty(pass),
    RANDOM: ({ shuffle }) => (shuffle >= start ? shuffle : shuffle + 2),
  };
  const ties = (a: SamplePass, b: SamplePass) =>
    sort === 'RANDOM' ? a.id - b.id : b.score - a.score || b.id - a.id;
  return [...passes].sort((a, b) => first[sort](a) - first[sort](b) || ties(a, b));
}
