import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import {
  type ClearItem,
  type LevelItem,
  selectClears,
  selectLevels,
} from '../announcing/item-facts.repository.ts';

/** Clears of a difficulty that may be announced and came in a span; imported ones when their video was uploaded. */
export function selectClearsSince(trx: Trx, diffId: number, since: Date, until: Date): Promise<ClearItem[]> {
  return selectClears(
    trx,
    sql`p.diff_id = ${diffId} AND p.is_listed AND NOT p.is_duplicate
      AND CASE WHEN p.origin = 'import' THEN p.vid_upload_time ELSE p.created_at END BETWEEN ${since} AND ${until}`,
  );
}

/** Visible levels of a difficulty that came in a span. */
export function selectLevelsSince(trx: Trx, diffId: number, since: Date, until: Date): Promise<LevelItem[]> {
  return selectLevels(
    trx,
    sql`l.diff_id = ${diffId} AND NOT l.is_deleted AND NOT l.is_hidden
      AND l.created_at BETWEEN ${since} AND ${until}`,
  );
}
