import { type Kysely, sql } from 'kysely';

/** Text functions that every search column is built with (rules §5.1, §5.5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);

  // Folds width, case and invisible marks; both sides of every comparison pass through it.
  await sql`
    CREATE FUNCTION search_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN lower(normalize(translate(value,
      U&'\\001F\\00AD\\200B\\200C\\200D\\200E\\200F\\202A\\202B\\202C\\202D\\202E\\2060\\2066\\2067\\2068\\2069\\FEFF', ''), NFKC))
  `.execute(db);

  // One value of a searchable column: the separator lets an exact match be a LIKE as well.
  await sql`
    CREATE FUNCTION search_value(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN U&'\\001F' || search_text(coalesce(value, '')) || U&'\\001F'
  `.execute(db);

  await sql`
    CREATE FUNCTION like_escaped(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN replace(replace(replace(search_text(value), '\\', '\\\\'), '%', '\\%'), '_', '\\_')
  `.execute(db);

  await sql`
    CREATE FUNCTION like_contains(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN '%' || like_escaped(value) || '%'
  `.execute(db);

  await sql`
    CREATE FUNCTION like_equals(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN '%' || U&'\\001F' || like_escaped(value) || U&'\\001F' || '%'
  `.execute(db);

  await sql`
    CREATE FUNCTION iso_time(value timestamptz) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE STRICT
    RETURN to_char(value AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  `.execute(db);

  // The same video at another start time is the same video (rules §8.1, duplicates).
  await sql`
    CREATE FUNCTION video_key(link text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN regexp_replace(link, '[?&]t=[0-9]+s?$', '')
  `.execute(db);
}
