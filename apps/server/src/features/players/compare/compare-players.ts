import { type Comparison, MOST_GAINS } from '@rondo/contract/comparison';
import type { playerEndpoints } from '@rondo/contract/players';
import { LIST_PAGE, pageWindow } from '@rondo/domain/paging';
import { countLeads, ladderOf, openGains, sharedLevels } from '@rondo/domain/players';
import type { ScaleRow } from '@rondo/domain/difficulties';
import type { Deps } from '../../../platform/feature.ts';
import { found, Problem } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import {
  type ComparedClear,
  type ComparedRow,
  selectCompared,
  selectComparedLevels,
  selectScale,
} from './compared.repository.ts';

/**
 * Two players beside each other (docs/rules/players.md#comparison).
 * @throws Problem NOT_FOUND, SAME_PLAYER
 */
export async function comparePlayers(
  deps: Deps,
  id: number,
  otherId: number,
  query: Call<typeof playerEndpoints.comparePlayers>['query'],
): Promise<Comparison> {
  if (id === otherId) throw new Problem('SAME_PLAYER', { text: 'Choose two different players.' });
  const players = await selectCompared(deps.db, [id, otherId]);
  const one = sideOf(found(players.get(id) ?? null));
  const other = sideOf(found(players.get(otherId) ?? null));

  const shared = sharedLevels(one.shown, other.shown);
  const { limit, offset } = pageWindow(query, LIST_PAGE);
  const wanted = query.leads === undefined ? shared : shared.filter(({ leads }) => leads === query.leads);
  const rows = wanted.slice(offset, offset + limit);
  const gains = openGains(one.clears, other.shown, MOST_GAINS);
  const otherGains = openGains(other.clears, one.shown, MOST_GAINS);

  const shownClears = [...rows.map((row) => row.one), ...[...gains, ...otherGains].map(({ pass }) => pass)];
  const levels = await selectComparedLevels(deps.db, [...new Set(shownClears.map(({ levelId }) => levelId))]);
  const scale = await selectScale(deps.db);
  const present = (side: Side, open: typeof gains) => ({
    ...side.head,
    levels: new Set(side.shown.map(({ levelId }) => levelId)).size,
    ladder: ladderSteps(side.shown, scale),
    gains: open.flatMap(({ pass, own, gain }) => {
      const level = levels.get(pass.levelId);
      return level ? { level, clear: presentClear(pass), own: own && presentClear(own), gain } : [];
    }),
  });
  return {
    one: present(one, gains),
    other: present(other, otherGains),
    leads: countLeads(shared.map(({ leads }) => leads)),
    shared: {
      results: rows.flatMap(({ leads, by, ...clears }) => {
        const level = levels.get(clears.one.levelId);
        return level
          ? { level, one: presentClear(clears.one), other: presentClear(clears.other), leads, by }
          : [];
      }),
      count: wanted.length,
      hasMore: wanted.length > offset + limit,
    },
  };
}

type Side = ComparedRow & {
  /** Its clears of levels that everybody may see. */
  readonly shown: readonly ComparedClear[];
};

function sideOf(row: ComparedRow): Side {
  return { ...row, shown: row.clears.filter(({ isHidden }) => !isHidden) };
}

function ladderSteps(clears: readonly ComparedClear[], scale: ReadonlyMap<number, ScaleRow>) {
  const placed = clears.flatMap(({ levelId, accuracy, diffId }) => {
    const difficulty = scale.get(diffId);
    return difficulty ? { levelId, accuracy, difficulty } : [];
  });
  return ladderOf(placed).map(({ best, levels }) => ({ accuracy: best?.accuracy ?? null, levels }));
}

const presentClear = ({ id, scoreV2, accuracy }: ComparedClear) => ({ id, scoreV2, accuracy });
