import type { LevelNoticeFacts, PassNoticeFacts } from '@rondo/domain/announcements';
import { accuracyOf, type Judgements } from '@rondo/domain/passes';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';

/** What staff are told of a submission, but for where the site is. */
type Facts<F> = Omit<F, 'siteUrl'>;

export async function selectLevelNotice(trx: Trx, submissionId: number): Promise<Facts<LevelNoticeFacts>> {
  const { rows } = await sql<Facts<Omit<LevelNoticeFacts, 'time'>> & { time: Date }>`
    SELECT s.song, s.artist, s.diff AS difficulty, s.video_link AS "videoLink", s.created_at AS time,
      u.nickname AS submitter, coalesce((SELECT t.team_name FROM team_requests t WHERE t.submission_id = s.id), '') AS team,
      ARRAY(SELECT c.creator_name FROM credit_requests c
        WHERE c.submission_id = s.id AND c.role = 'charter' ORDER BY c.id) AS charters,
      ARRAY(SELECT c.creator_name FROM credit_requests c
        WHERE c.submission_id = s.id AND c.role = 'vfxer' ORDER BY c.id) AS vfxers
    FROM level_submissions s JOIN users u ON u.id = s.submitter_id
    WHERE s.id = ${submissionId}`.execute(trx);
  return timed(rows[0]);
}

export async function selectPassNotice(trx: Trx, submissionId: number): Promise<Facts<PassNoticeFacts>> {
  const { rows } = await sql<
    Facts<Omit<PassNoticeFacts, 'time' | 'judgements' | 'accuracy'>> & Judgements & { time: Date }
  >`
    SELECT l.song, l.artist, s.level_id AS "levelId", s.video_link AS "videoLink", s.created_at AS time,
      u.nickname AS submitter, s.passer AS player, s.feeling_difficulty AS feeling, s.speed,
      s.is_12k AS "is12K", s.is_16k AS "is16K", s.is_no_hold_tap AS "isNoHoldTap",
      s.early_double AS "earlyDouble", s.early_single AS "earlySingle", s.e_perfect AS "ePerfect", s.perfect,
      s.l_perfect AS "lPerfect", s.late_single AS "lateSingle", s.late_double AS "lateDouble"
    FROM pass_submissions s JOIN levels l ON l.id = s.level_id JOIN users u ON u.id = s.submitter_id
    WHERE s.id = ${submissionId}`.execute(trx);
  const { earlyDouble, earlySingle, ePerfect, perfect, lPerfect, lateSingle, lateDouble, ...facts } = timed(
    rows[0],
  );
  const judgements = { earlyDouble, earlySingle, ePerfect, perfect, lPerfect, lateSingle, lateDouble };
  return { ...facts, judgements, accuracy: accuracyOf(judgements) };
}

function timed<Row extends { readonly time: Date }>(
  row: Row | undefined,
): Omit<Row, 'time'> & { time: string } {
  if (row === undefined) throw new Error('a submission was stored and is not there');
  return { ...row, time: row.time.toISOString() };
}
