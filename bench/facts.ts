import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';

/** Ids and words that requests are made from: all of them lead to something. */
export type Facts = {
  readonly levelIds: readonly number[];
  readonly passIds: readonly number[];
  readonly playerIds: readonly number[];
  readonly creatorIds: readonly number[];
  readonly teamIds: readonly number[];
  /** Open ones. */
  readonly ratingIds: readonly number[];
  readonly ratedLevelIds: readonly number[];
  /** Three or more characters, from titles of songs. */
  readonly words: readonly string[];
  readonly artistWords: readonly string[];
  readonly playerWords: readonly string[];
  readonly creatorWords: readonly string[];
  readonly visibleLevels: number;
  readonly listedPasses: number;
  readonly rankedPlayers: number;
};

const SAMPLE = 5000;

export async function collectFacts(url: string): Promise<Facts> {
  const db = openDatabase(url, { connections: 1 });
  const list = async <T>(text: string): Promise<T[]> => {
    const { rows } = await sql.raw<{ value: T }>(`${text} ORDER BY random() LIMIT ${SAMPLE}`).execute(db);
    return rows.map(({ value }) => value);
  };
  const count = async (text: string) => {
    const { rows } = await sql
      .raw<{ count: number }>(`SELECT count(*)::integer AS count FROM ${text}`)
      .execute(db);
    return rows[0]?.count ?? 0;
  };
  const visible = 'levels WHERE NOT is_deleted AND NOT is_hidden';
  const longWords = (column: string, from: string) =>
    list<string>(`SELECT value FROM (SELECT split_part(${column}, ' ', 1) AS value FROM ${from}) w
      WHERE char_length(value) >= 3`);
  const facts: Facts = {
    levelIds: await list(`SELECT id AS value FROM ${visible}`),
    passIds: await list('SELECT id AS value FROM passes WHERE is_listed'),
    playerIds: await list('SELECT player_id AS value FROM player_stats WHERE is_ranked'),
    creatorIds: await list('SELECT id AS value FROM creators'),
    teamIds: await list('SELECT id AS value FROM teams'),
    ratingIds: await list('SELECT id AS value FROM ratings WHERE confirmed_at IS NULL'),
    ratedLevelIds: await list('SELECT level_id AS value FROM ratings WHERE confirmed_at IS NULL'),
    words: await longWords('song', visible),
    artistWords: await longWords('artist', visible),
    playerWords: await longWords('name', 'players'),
    creatorWords: await longWords('name', 'creators'),
    visibleLevels: await count(visible),
    listedPasses: await count('passes WHERE is_listed'),
    rankedPlayers: await count('player_stats WHERE is_ranked'),
  };
  await db.destroy();
  return facts;
}
