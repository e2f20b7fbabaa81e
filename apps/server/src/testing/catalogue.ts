import type { Insertable } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { CreatorsTable, LevelsTable, PassesTable, PlayersTable } from '../platform/db/schema.gen.ts';

let made = 0;

/** A visible level of difficulty G1 (base 100) unless given otherwise; bare rows, nothing recomputed. */
export async function aLevel(db: Db, fields: Partial<Insertable<LevelsTable>> = {}): Promise<number> {
  made += 1;
  const row = { song: `Song ${made}`, artist: `Artist ${made}`, diff_id: 21, ...fields };
  const { id } = await db.insertInto('levels').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A player with an empty row of statistics. */
export async function aPlayer(db: Db, fields: Partial<Insertable<PlayersTable>> = {}): Promise<number> {
  made += 1;
  const row = { name: `Player ${made}`, ...fields };
  const { id } = await db.insertInto('players').values(row).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('player_stats')
    .values({ player_id: id, is_banned: row.is_banned ?? false })
    .execute();
  return id;
}

export type PassFields = Partial<Insertable<PassesTable>> & { level_id: number; player_id: number };

/** A pass of 1,000 perfect tiles unless given otherwise; its scores are wrong until something recomputes them. */
export async function aPass(db: Db, fields: PassFields): Promise<number> {
  const row = {
    vid_upload_time: new Date('2024-01-01T00:00:00Z'),
    early_double: 0,
    early_single: 0,
    e_perfect: 0,
    perfect: 1000,
    l_perfect: 0,
    late_single: 0,
    late_double: 0,
    accuracy: 0,
    score_v2: 0,
    ...fields,
  };
  const { id } = await db.insertInto('passes').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function aCreator(
  db: Db,
  fields: Partial<Insertable<CreatorsTable>> = {},
): Promise<{ id: number; name: string }> {
  made += 1;
  const row = { name: `Creator ${made}`, ...fields };
  return db.insertInto('creators').values(row).returning(['id', 'name']).executeTakeFirstOrThrow();
}

export async function aTeam(db: Db, name: string): Promise<{ id: number; name: string }> {
  return db.insertInto('teams').values({ name }).returning(['id', 'name']).executeTakeFirstOrThrow();
}

/** Another way to write the level's song. */
export async function anAlias(db: Db, level_id: number, alias: string, original_value = 'x'): Promise<void> {
  await db.insertInto('level_aliases').values({ level_id, field: 'song', original_value, alias }).execute();
}

export async function aCredit(
  db: Db,
  level_id: number,
  creator_id: number,
  role: 'charter' | 'vfxer' = 'charter',
  is_verified = false,
): Promise<void> {
  await db.insertInto('credits').values({ level_id, creator_id, role, is_verified }).execute();
}
