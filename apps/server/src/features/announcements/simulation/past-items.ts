import type { Directive, ReplayedItem, Rival } from '@rondo/domain/announcements';
import type { Trx } from '../../../platform/db/database.ts';
import { isRowId } from '../../../platform/db/row-id.ts';
import {
  type ClearItem,
  type LevelItem,
  selectClearsById,
  selectCountableClears,
  selectLevelsById,
} from '../announcing/item-facts.repository.ts';
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
  const items = [
    ...clears.map(pastClear),
    ...levels.filter(({ obstacle }) => obstacle === null).map(pastLevel),
  ];
  return items.sort((a, b) => b.time.getTime() - a.time.getTime() || b.id - a.id);
}

/** One of them; null where the difficulty has no such item that may be announced. */
export async function pastItem(
  trx: Trx,
  difficultyId: number,
  kind: 'pass' | 'level',
  id: number,
): Promise<PastItem | null> {
  const isOne = ({ obstacle, diffId }: ClearItem | LevelItem) => obstacle === null && diffId === difficultyId;
  if (!isRowId(id)) return null;
  if (kind === 'pass') return (await selectClearsById(trx, [id])).filter(isOne).map(pastClear)[0] ?? null;
  return (await selectLevelsById(trx, [id])).filter(isOne).map(pastLevel)[0] ?? null;
}

function pastClear({ id, levelId, facts, song, player, since }: ClearItem): PastItem {
  return { triggerType: 'PASS', id, levelId, facts, title: song, player, time: since };
}

function pastLevel({ id, facts, song, artist, since }: LevelItem): PastItem {
  const title = artist === '' ? song : `${song} — ${artist}`;
  return { triggerType: 'LEVEL', id, levelId: id, facts, title, player: null, time: since };
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
