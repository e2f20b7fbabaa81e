import type { ReplayedItem } from '@rondo/domain/announcements';
import type { Trx } from '../../../platform/db/database.ts';
import { isRowId } from '../../../platform/db/row-id.ts';
import {
  type ClearItem,
  clearItem,
  type LevelItem,
  levelItem,
  selectClearsById,
  selectLevelsById,
} from '../announcing/item-facts.repository.ts';
import { clearsOf, levelsOf, type Span } from './past-items.repository.ts';

/** An item of the past as the simulator shows it. */
export interface PastItem extends ReplayedItem {
  readonly title: string;
  /** Of a clear only. */
  readonly player: string | null;
  readonly time: Date;
  /** The day that the time stands for, where nothing more is known. */
  readonly vidUploadDay: string | null;
}

/** What came to a difficulty in a span and may be announced, in batches: first clears, then levels, each newest first. */
export async function* pastItems(trx: Trx, span: Span): AsyncGenerator<readonly PastItem[], void> {
  for await (const rows of clearsOf(trx, span)) yield rows.map((row) => pastClear(clearItem(row)));
  for await (const rows of levelsOf(trx, span)) yield rows.map((row) => pastLevel(levelItem(row)));
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

function pastClear({ id, levelId, facts, song, player, since, ...clear }: ClearItem): PastItem {
  const isByUpload = since.getTime() === clear.vidUploadTime.getTime();
  const vidUploadDay = isByUpload ? clear.vidUploadDay : null;
  return { triggerType: 'PASS', id, levelId, facts, title: song, player, time: since, vidUploadDay };
}

function pastLevel({ id, facts, song, artist, since }: LevelItem): PastItem {
  const title = artist === '' ? song : `${song} — ${artist}`;
  return {
    triggerType: 'LEVEL',
    id,
    levelId: id,
    facts,
    title,
    player: null,
    time: since,
    vidUploadDay: null,
  };
}
