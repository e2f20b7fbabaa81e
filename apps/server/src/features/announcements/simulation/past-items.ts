import type { Directive, ReplayedItem, Rival } from '@rondo/domain/announcements';
import type { Trx } from '../../../platform/db/database.ts';
import { selectCountableClears } from '../announcing/item-facts.repository.ts';
import { selectClearsSince, selectLevelsSince } from './past-items.repository.ts';

/** An item of the past as the simulator shows it. */
export interface PastItem extends ReplayedItem {
  readonly title: string;
  /** Of a clear only. */
  readonly player: string | null;
  readonly time: Date;
}

/** What came to a difficulty since a time and may be announced, the newest first. */
export async function pastItems(
  trx: Trx,
  difficultyId: number,
  since: Date,
  until: Date,
): Promise<PastItem[]> {
  const clears = await selectClearsSince(trx, difficultyId, since, until);
  const levels = await selectLevelsSince(trx, difficultyId, since, until);
  const items: PastItem[] = [
    ...clears.map(({ id, levelId, facts, song, player, since: time }) => ({
      triggerType: 'PASS' as const,
      ...{ id, levelId, facts, title: song, player, time },
    })),
    ...levels
      .filter(({ obstacle }) => obstacle === null)
      .map(({ id, facts, song, artist, since: time }) => ({
        triggerType: 'LEVEL' as const,
        ...{
          id,
          levelId: id,
          facts,
          title: artist === '' ? song : `${song} — ${artist}`,
          player: null,
          time,
        },
      })),
  ];
  return items.sort((a, b) => b.time.getTime() - a.time.getTime() || b.id - a.id);
}

/** The passes among which the first of a kind is looked for; none where no directive asks. */
export async function rivalsOf(
  trx: Trx,
  items: readonly ReplayedItem[],
  directives: readonly Directive[],
): Promise<readonly Rival[]> {
  const isAsked = directives.some(
    ({ firstOfKind, isActive, triggerType }) => firstOfKind && isActive && triggerType === 'PASS',
  );
  const levelIds = items.filter(({ triggerType }) => triggerType === 'PASS').map(({ levelId }) => levelId);
  return isAsked ? selectCountableClears(trx, [...new Set(levelIds)]) : [];
}
