import type { Judgements } from '@rondo/domain/passes';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';

export type NewPass = {
  readonly levelId: number;
  readonly playerId: number;
  readonly speed: number;
  readonly feelingRating: string;
  readonly videoLink: string;
  readonly vidTitle: string;
  readonly vidUploadTime: Date;
  readonly is12K: boolean;
  readonly is16K: boolean;
  readonly isNoHoldTap: boolean;
  readonly judgements: Judgements;
};

/** Inserts a pass with its accuracy and score; the level must be there. @returns the id */
export async function insertPassRow(trx: Trx, pass: NewPass): Promise<number> {
  const { earlyDouble, earlySingle, ePerfect, perfect, lPerfect, lateSingle, lateDouble } = pass.judgements;
  const counts = sql`${earlyDouble}::int, ${earlySingle}::int, ${ePerfect}::int, ${perfect}::int, ${lPerfect}::int,
    ${lateSingle}::int, ${lateDouble}::int`;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO passes (level_id, player_id, speed, feeling_rating, video_link, vid_title, vid_upload_time, is_12k, is_16k,
      is_no_hold_tap, early_double, early_single, e_perfect, perfect, l_perfect, late_single, late_double, accuracy,
      score_v2, diff_id, diff_sort)
    SELECT l.id, ${pass.playerId}, ${pass.speed}, ${pass.feelingRating}, ${pass.videoLink}, ${pass.vidTitle},
      ${pass.vidUploadTime}, ${pass.is12K}, ${pass.is16K}, ${pass.isNoHoldTap}, ${counts}, f.accuracy, f.score,
      d.id, d.sort_order
    FROM levels l
    JOIN difficulties d ON d.id = l.diff_id
    CROSS JOIN LATERAL pass_figures(${counts}, ${pass.speed}::float8, ${pass.isNoHoldTap}::boolean, l.base_score, d.id,
      d.name, d.base_score) f
    WHERE l.id = ${pass.levelId}
    RETURNING id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`a pass needs a level, and there is none with id ${pass.levelId}`);
  return row.id;
}
