import { type Kysely, sql } from 'kysely';

/**
 * Levels by a whole name of their song, aliases included: every card of a review queue asks for the same song by the
 * same artist. Trigrams find parts of names, and in a large catalogue read hundreds of rows for each card.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION names_in(value text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN array_remove(string_to_array(value, U&'\\001F'), '')
  `.execute(db);
  await sql`
    CREATE INDEX level_search_song_names ON level_search USING gin (names_in(song)) WITH (fastupdate = off)
  `.execute(db);
}
