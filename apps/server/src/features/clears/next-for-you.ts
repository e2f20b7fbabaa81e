import type { NextLevel } from '@rondo/contract/clears';
import { isBeginnerWith, nextForYou, type NextLevel as Next } from '@rondo/domain/clears';
import type { Db } from '../../platform/db/database.ts';
import { type JsonText, jsonText } from '../../platform/http/reply.ts';
import { selectListItems } from '../levels/index.ts';
import { selectForBeginner, selectNextQuestion } from './next.repository.ts';

/** The levels that would add most to the player's ranked score (docs/rules/clears.md#next-for-you). */
export async function nextLevels(db: Db, playerId: number | null): Promise<JsonText> {
  if (playerId === null) return jsonText('[]');
  const { own, candidates } = await selectNextQuestion(db, playerId);
  const next = nextForYou(own, isBeginnerWith(own) ? await selectForBeginner(db) : candidates);
  const items = await selectListItems(
    db,
    next.flatMap(({ levelId, nearLevelId }) => (nearLevelId === null ? [levelId] : [levelId, nearLevelId])),
  );
  return jsonText(`[${next.flatMap((one) => shown(one, items)).join(',')}]`);
}

/** Nothing where the level has been removed meanwhile. */
function shown(next: Next, items: ReadonlyMap<number, string>): string[] {
  const { levelId, nearLevelId, expectedAccuracy, gain, cleared } = next;
  const level = items.get(levelId);
  const near = nearLevelId === null ? null : items.get(nearLevelId);
  if (level === undefined || near === undefined) return [];
  const reason: NextLevel['reason'] =
    near === null ? { kind: 'beginner', cleared } : { kind: 'peers', cleared, near: nearOf(near) };
  return [
    `{"level":${level},"expectedAccuracy":${expectedAccuracy},"gain":${gain},"reason":${JSON.stringify(reason)}}`,
  ];
}

function nearOf(item: string) {
  const { id, song, difficulty } = JSON.parse(item) as NextLevel['level'];
  return { id, song, difficulty };
}
