import { sql } from 'kysely';
import { recomputeEverything } from '../../apps/server/src/features/players/index.ts';
import { type Db, openDatabase } from '../../apps/server/src/platform/db/database.ts';

/** Difficulties that all of the prepared items belong to. */
export const SMALL = 20;
export const LARGE = 30;
/** Clears that came to each of them in the last 80 days. */
const CLEARS = { [SMALL]: 20_000, [LARGE]: 45_000 };
/** News of each kind, as many as a list shows. */
const NEWS = 1000;
/** Of them, new clears of the most played level. */
const OF_ONE_LEVEL = 60;

export type PreparedItems = {
  /** With more than 2,000 clears. */
  readonly playedLevel: number;
  readonly passes: readonly number[];
  readonly ofOneLevel: readonly number[];
  readonly levels: readonly number[];
  /** The two with most passes. */
  readonly players: readonly [number, number];
  readonly creators: readonly [number, number];
};

/** Makes news, and a past for the simulator, of a filled database. */
export async function prepareItems(url: string): Promise<PreparedItems> {
  const db = openDatabase(url, { connections: 1 });
  try {
    await db.transaction().execute(async (trx) => {
      await moveClears(trx);
      await makeNews(trx);
      await recomputeEverything(trx);
    });
    await sql`VACUUM ANALYZE`.execute(db);
    return await itemsOf(db);
  } finally {
    await db.destroy();
  }
}

/** The most played levels go to the one difficulty, the next ones to the other. */
async function moveClears(trx: Db): Promise<void> {
  const small = CLEARS[SMALL];
  await sql`
    WITH counted AS (
      SELECT l.id, sum(count(*)) OVER (ORDER BY count(*) DESC, l.id) AS clears
      FROM levels l JOIN passes p ON p.level_id = l.id
      WHERE NOT l.is_deleted AND NOT l.is_hidden AND p.is_listed AND NOT p.is_duplicate
      GROUP BY l.id
    )
    UPDATE levels l SET diff_id = CASE WHEN c.clears <= ${small} THEN ${SMALL}::integer ELSE ${LARGE}::integer END
    FROM counted c WHERE c.id = l.id AND c.clears <= ${small + CLEARS[LARGE]}`.execute(trx);
  await sql`
    UPDATE passes p SET created_at = now() - random() * interval '80 days', diff_id = l.diff_id
    FROM levels l WHERE l.id = p.level_id AND l.diff_id IN (${SMALL}, ${LARGE})`.execute(trx);
}

async function makeNews(trx: Db): Promise<void> {
  const news = (where: string, count: number) => sql`
    UPDATE passes SET is_announced = false WHERE id IN (
      SELECT p.id FROM passes p JOIN levels l ON l.id = p.level_id
      WHERE p.is_listed AND NOT p.is_duplicate AND ${sql.raw(where)} ORDER BY p.vid_upload_time DESC LIMIT ${count})`;
  await news(`p.level_id = ${await mostPlayed(trx)}`, OF_ONE_LEVEL).execute(trx);
  await news(`p.level_id <> ${await mostPlayed(trx)} AND l.diff_id = ${SMALL}`, NEWS - OF_ONE_LEVEL).execute(
    trx,
  );
  await sql`
    UPDATE levels SET is_announced = false, diff_id = ${SMALL}, previous_diff_id = CASE WHEN id % 2 = 0 THEN 0 ELSE 5 END
    WHERE id IN (SELECT id FROM levels WHERE NOT is_deleted AND NOT is_hidden AND NOT to_rate AND diff_id NOT IN (0, ${LARGE})
      ORDER BY id DESC LIMIT ${2 * NEWS})`.execute(trx);
}

async function mostPlayed(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT level_id AS id FROM passes p JOIN levels l ON l.id = p.level_id
    WHERE l.diff_id = ${SMALL} AND p.is_listed GROUP BY level_id ORDER BY count(*) DESC LIMIT 1`.execute(db);
  return rows[0]?.id ?? 0;
}

async function itemsOf(db: Db): Promise<PreparedItems> {
  const ids = async (text: string) => {
    const { rows } = await sql.raw<{ id: number }>(text).execute(db);
    return rows.map(({ id }) => id);
  };
  const two = async (text: string) => (await ids(text)) as unknown as readonly [number, number];
  const playedLevel = await mostPlayed(db);
  const news = 'FROM passes WHERE NOT is_announced AND is_listed';
  return {
    playedLevel,
    passes: await ids(`SELECT id ${news} LIMIT ${NEWS}`),
    ofOneLevel: await ids(`SELECT id ${news} AND level_id = ${playedLevel}`),
    levels: await ids(`SELECT id FROM levels WHERE NOT is_announced AND previous_diff_id = 0 LIMIT ${NEWS}`),
    players: await two(
      'SELECT player_id AS id FROM player_stats WHERE is_ranked ORDER BY total_passes DESC LIMIT 2',
    ),
    creators: await two('SELECT creator_id AS id FROM credits GROUP BY 1 ORDER BY count(*) DESC LIMIT 2'),
  };
}
