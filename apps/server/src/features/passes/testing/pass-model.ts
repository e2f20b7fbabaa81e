import { parseSearch } from '@rondo/domain/levels';
import { seedStart } from '@rondo/domain/paging';
import { passList, type PassSearchField, type PassSort } from '@rondo/domain/passes';
import { difficultyKeys, isChosen, isFound } from '../../../testing/list-model.ts';
import type { PassListQuery } from '../pass-query.ts';
import { isListed, type SamplePass } from './sample-passes.ts';

/** The pass list as docs/rules/passes.md#pass-list puts it, over plain values: what SQL must agree with. */
export function modelOfList(
  passes: readonly SamplePass[],
  query: PassListQuery,
  isSuperAdmin: boolean,
): readonly SamplePass[] {
  const parsed = parseSearch(query.query ?? '', passList.searchFields);
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
    .filter(({ diffId }) =>
      isChosen(diffId, { from: query.minDiff, to: query.maxDiff }, query.specialDifficulties),
    )
    .filter((pass) => isFound(search, passList.searchFields, (field) => textsOf(pass, field)));
  return sorted(found, (query.sort ?? 'SCORE_DESC') as PassSort, query.seed ?? '');
}

function textsOf(pass: SamplePass, field: PassSearchField): readonly string[] {
  const { playerNames: player, songs: song, artists: artist, video, title } = pass;
  return { player, song, artist, video: [video], title: [title] }[field];
}

function sorted(passes: readonly SamplePass[], sort: PassSort, seed: string): readonly SamplePass[] {
  const start = seedStart(seed);
  const placeIn =
    (way: 'up' | 'down') =>
    ({ diffId }: SamplePass) => {
      const [kind, order] = difficultyKeys(diffId, way);
      return kind * 1e9 + order;
    };
  const first: Record<PassSort, (pass: SamplePass) => number> = {
    SCORE_DESC: ({ score }) => -score,
    SCORE_ASC: ({ score }) => score,
    RECENT_DESC: ({ time }) => -time.getTime(),
    RECENT_ASC: ({ time }) => time.getTime(),
    XACC_DESC: ({ accuracy }) => -accuracy,
    XACC_ASC: ({ accuracy }) => accuracy,
    DIFF_DESC: placeIn('down'),
    DIFF_ASC: placeIn('up'),
    RANDOM: ({ shuffle }) => (shuffle >= start ? shuffle : shuffle + 2),
  };
  const ties = (a: SamplePass, b: SamplePass) =>
    sort === 'RANDOM' ? a.id - b.id : b.score - a.score || b.id - a.id;
  return [...passes].sort((a, b) => first[sort](a) - first[sort](b) || ties(a, b));
}
