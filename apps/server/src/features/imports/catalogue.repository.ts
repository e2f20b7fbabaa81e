import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';

/** Finds the teams of new levels by their folded name or alias, and makes the others; first spelling wins. */
export async function insertTeams(trx: Trx): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE import_team ON COMMIT DROP AS
    SELECT key, (array_agg(team ORDER BY line))[1] AS name, min(line) AS line, NULL::integer AS team_id
    FROM (SELECT team, line, key_of_name(team) AS key FROM import_level WHERE NOT is_known AND team ~ '\\S') t
    GROUP BY key`.execute(trx);
  await sql`
    UPDATE import_team i SET team_id = (SELECT min(t.id) FROM teams t WHERE t.search LIKE like_equals(i.name)
        AND EXISTS (SELECT FROM unnest(t.aliases || t.name) own WHERE key_of_name(own) = i.key))`.execute(
    trx,
  );
  await sql`
    INSERT INTO teams (name, origin)
    SELECT name, 'import' FROM import_team WHERE team_id IS NULL ORDER BY line`.execute(trx);
  await sql`
    UPDATE import_team i SET team_id = t.id FROM teams t
    WHERE i.team_id IS NULL AND md5(t.name_key) = md5(i.key)`.execute(trx);
  await sql`
    UPDATE import_level l SET team_id = i.team_id FROM import_team i
    WHERE NOT l.is_known AND i.key = key_of_name(l.team)`.execute(trx);
}

/**
 * Finds the creators of new levels by their folded name, and makes the others: the first spelling is the name, every
 * other one an alias (docs/rules/creators.md#creator-names).
 * @returns number of spellings that became aliases now
 */
export async function insertCreators(trx: Trx): Promise<number> {
  await sql`
    CREATE TEMPORARY TABLE import_credit ON COMMIT DROP AS
    SELECT l.row_id AS level_id, l.line::bigint * 100000 + c.position AS at, c.value ->> 'role' AS role,
      c.value ->> 'name' AS name, key_of_name(c.value ->> 'name') AS key
    FROM import_level l CROSS JOIN LATERAL jsonb_array_elements(l.credits) WITH ORDINALITY AS c (value, position)
    WHERE NOT l.is_known`.execute(trx);
  await sql`
    CREATE TEMPORARY TABLE import_creator ON COMMIT DROP AS
    SELECT key, array_agg(name ORDER BY at) AS spellings, min(at) AS at
    FROM (SELECT key, name, min(at) AS at FROM import_credit GROUP BY key, name) spelling
    GROUP BY key`.execute(trx);
  await sql`CREATE INDEX ON import_credit (level_id)`.execute(trx);
  await sql`ANALYZE import_credit, import_creator`.execute(trx);
  const known = await sql<{ count: number }>`
    WITH missing AS (
      SELECT r.id, array_agg(s.name ORDER BY s.position) AS names
      FROM import_creator c JOIN creators r ON r.name_key = c.key
      CROSS JOIN LATERAL unnest(c.spellings) WITH ORDINALITY AS s (name, position)
      WHERE s.name <> r.name AND s.name <> ALL (r.aliases)
      GROUP BY r.id
    ), updated AS (
      UPDATE creators r SET aliases = r.aliases || m.names, updated_at = now()
      FROM missing m WHERE m.id = r.id RETURNING cardinality(m.names) AS count
    ) SELECT coalesce(sum(count), 0)::integer AS count FROM updated`.execute(trx);
  const made = await sql<{ count: number }>`
    WITH made AS (
      INSERT INTO creators (name, aliases, origin)
      SELECT spellings[1], spellings[2:], 'import' FROM import_creator c
      WHERE NOT EXISTS (SELECT 1 FROM creators r WHERE r.name_key = c.key) ORDER BY at
      RETURNING cardinality(aliases) AS count
    ) SELECT coalesce(sum(count), 0)::integer AS count FROM made`.execute(trx);
  return (known.rows[0]?.count ?? 0) + (made.rows[0]?.count ?? 0);
}

/** A level counts as verified when it has credits and all of its creators are. Never announced again. */
export async function insertLevels(trx: Trx): Promise<void> {
  await sql`
    INSERT INTO levels (id, song, artist, creator, charter, vfxer, team, team_id, diff_id, base_score, tile_count,
      video_link, dl_link, workshop_link, public_comments, is_announced, is_verified, origin)
    SELECT l.row_id, l.song, l.artist, l.creator, l.charter, l.vfxer, l.team, l.team_id, l.diff_id, l.base_score,
      l.tile_count, l.video_link, l.dl_link, l.workshop_link, l.public_comments, true,
      coalesce((SELECT bool_and(r.is_verified) FROM import_credit c JOIN creators r ON r.name_key = c.key
        WHERE c.level_id = l.row_id), false), 'import'
    FROM import_level l WHERE NOT l.is_known ORDER BY l.row_id`.execute(trx);
}

/** @returns number of credits that repeat another one of their level and role */
export async function insertCredits(trx: Trx): Promise<number> {
  const { rows } = await sql<{ repeated: number }>`
    WITH credited AS (
      SELECT c.level_id, c.role, r.id AS creator_id, r.is_verified, min(c.at) AS at
      FROM import_credit c JOIN creators r ON r.name_key = c.key
      GROUP BY c.level_id, c.role, r.id
    ), inserted AS (
      INSERT INTO credits (level_id, creator_id, role, is_verified)
      SELECT level_id, creator_id, role, is_verified FROM credited ORDER BY at RETURNING 1
    )
    SELECT (SELECT count(*) FROM import_credit)::integer - (SELECT count(*) FROM inserted)::integer AS repeated
  `.execute(trx);
  return rows[0]?.repeated ?? 0;
}

/** @returns number of new players whose name another player has, too */
export async function insertPlayers(trx: Trx): Promise<number> {
  await sql`
    INSERT INTO players (id, name, country, origin)
    SELECT row_id, name, country, 'import' FROM import_player WHERE NOT is_known ORDER BY row_id`.execute(
    trx,
  );
  await sql`
    INSERT INTO player_stats (player_id) SELECT row_id FROM import_player WHERE NOT is_known`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM import_player i
    WHERE NOT i.is_known AND EXISTS (SELECT 1 FROM players p
      WHERE key_of_name(p.name) = key_of_name(i.name) AND p.id <> i.row_id AND p.merged_into_id IS NULL)`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}
