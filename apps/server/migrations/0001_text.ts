import { type Kysely, sql } from 'kysely';

/** Text functions that every search column is built with (docs/rules/search.md#matching). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);

  // Folds width, case and invisible marks; both sides of every comparison pass through it.
  const invisible = [
    ...[0x1f, 0xad, 0x61c, 0x180e, 0xfeff],
    ...charactersFrom(0x200b, 0x200f),
    ...charactersFrom(0x202a, 0x202e),
    ...charactersFrom(0x2060, 0x2064),
    ...charactersFrom(0x2066, 0x206f),
    ...charactersFrom(0xfe00, 0xfe0f),
  ];
  const escapes = invisible.map((code) => `\\${code.toString(16).padStart(4, '0').toUpperCase()}`).join('');
  await sql
    .raw(`
    CREATE FUNCTION search_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN replace(replace(lower(normalize(translate(value, U&'${escapes}', ''), NFKC)), 'ß', 'ss'), 'ς', 'σ')`)
    .execute(db);

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

  // The same video at another start time is the same video (docs/rules/submissions.md#duplicates).
  await sql`
    CREATE FUNCTION video_key(link text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN regexp_replace(link, '[?&]t=[0-9]+s?$', '')
  `.execute(db);
}

function charactersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
