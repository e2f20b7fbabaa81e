import type { FormDuplicate } from '@rondo/contract/submissions/forms';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';

/** Hints of one kind at most. */
const MOST = 5;

/**
 * SQL that is true for a row `k` of level_search with both names, as its own or as an alias, in any case and width.
 * Only the names of songs are indexed: few songs share one, and of those the artists are read.
 */
export function sameSong(song: string, artist: string): string {
  return `names_in(k.song) @> ARRAY[search_text(${song})] AND names_in(k.artist) @> ARRAY[search_text(${artist})]`;
}

const sameVideo = (column: string) =>
  `($1 <> '' AND ${column} <> '' AND md5(video_key(${column})) = md5(video_key($1)))`;

/**
 * Columns id, title and isOwn of a pending submission `s`. Those of others are null, so that DISTINCT makes one row of
 * all of them: what others have submitted is for them and staff to know.
 */
const ownOnly = (userId: string, title: string) => {
  const isOwn = `s.submitter_id = ${userId}::int`;
  return `CASE WHEN ${isOwn} THEN s.id END AS id, CASE WHEN ${isOwn} THEN ${title} END, ${isOwn}`;
};

const levelSql = `
  (SELECT 'level' AS kind, l.id, l.song || ' - ' || l.artist AS title, false AS "isOwn"
    FROM levels l
    WHERE NOT (l.is_deleted OR l.is_hidden) AND l.id IN (
      SELECT k.level_id FROM level_search k
      WHERE ${sameSong('$2', '$3')}
      UNION SELECT v.id FROM levels v WHERE ${sameVideo('v.video_link')})
    ORDER BY l.id LIMIT ${MOST})
  UNION ALL
  (SELECT DISTINCT 'levelSubmission', ${ownOnly('$4', "s.song || ' - ' || s.artist")}
    FROM level_submissions s
    WHERE s.status = 'pending' AND (${sameVideo('s.video_link')}
      OR ($2 <> '' AND $3 <> '' AND search_text(s.song) = search_text($2) AND search_text(s.artist) = search_text($3)))
    ORDER BY id LIMIT ${MOST})`;

const passSql = prepared(`
  (SELECT 'pass' AS kind, p.id, o.name AS title, false AS "isOwn"
    FROM pass_lookup k JOIN passes p ON p.id = k.pass_id JOIN players o ON o.id = p.player_id
    WHERE $1 <> '' AND k.video_hash = md5(video_key($1)) AND p.level_id = $2::int AND p.is_listed
    ORDER BY p.id LIMIT ${MOST})
  UNION ALL
  (SELECT DISTINCT 'passSubmission', ${ownOnly('$3', 's.passer')}
    FROM pass_submissions s
    WHERE s.status = 'pending' AND s.level_id = $2::int AND ${sameVideo('s.video_link')}
    ORDER BY id LIMIT ${MOST})`);

/** Levels that are shown, own pending submissions, and whether others have some, with this video or this song by this artist. */
export async function selectLevelDuplicates(
  db: Db,
  userId: number,
  level: { readonly videoLink: string; readonly song: string; readonly artist: string },
): Promise<FormDuplicate[]> {
  const values = [level.videoLink, level.song, level.artist, userId];
  return (await runText<FormDuplicate>(db, levelSql, values)).rows;
}

/** Passes that are shown, own pending submissions, and whether others have some, of one level with this video. */
export async function selectPassDuplicates(
  db: Db,
  userId: number,
  pass: { readonly videoLink: string; readonly levelId: number },
): Promise<FormDuplicate[]> {
  return (await runText<FormDuplicate>(db, passSql, [pass.videoLink, pass.levelId, userId])).rows;
}
