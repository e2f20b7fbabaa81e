import { type Kysely, sql } from 'kysely';

/** The members of a level's card as migration 0004 made it, over `l` levels and `t` teams. */
const FIRST = {
  id: 'l.id',
  song: 'l.song',
  artist: 'l.artist',
  creator: 'l.creator',
  charter: 'l.charter',
  vfxer: 'l.vfxer',
  team: 'l.team',
  teamId: 'l.team_id',
  teamObject: `CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', t.name,
    'description', t.description, 'aliases', t.aliases, 'isVerified', t.is_verified) END`,
  diffId: 'l.diff_id',
  previousDiffId: 'l.previous_diff_id',
  baseScore: 'l.base_score',
  videoLink: 'l.video_link',
  dlLink: 'l.dl_link',
  workshopLink: 'l.workshop_link',
  publicComments: 'l.public_comments',
  rerateNum: 'l.rerate_num',
  rerateReason: 'l.rerate_reason',
  clears: 'l.clears',
  isCleared: 'l.clears > 0',
  toRate: 'l.to_rate',
  isDeleted: 'l.is_deleted',
  isHidden: 'l.is_hidden',
  isVerified: 'l.is_verified',
  createdAt: 'iso_time(l.created_at)',
  updatedAt: 'iso_time(l.updated_at)',
};

/**
 * Gives the cards of levels more members and writes all of them anew.
 * @param added every member that came after 0004, with what it is in SQL: those of earlier migrations too
 */
export async function extendLevelCard(
  db: Kysely<unknown>,
  added: Readonly<Record<string, string>>,
): Promise<void> {
  const members = Object.entries({ ...FIRST, ...added }).map(([name, value]) => `'${name}', ${value}`);
  await sql
    .raw(`
      CREATE OR REPLACE FUNCTION level_card(l levels, t teams) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
      RETURN left(json_build_object(${members.join(', ')})::text, -1)`)
    .execute(db);
  await sql`
    UPDATE level_cards c SET card = level_card(l, t)
    FROM levels l LEFT JOIN teams t ON t.id = l.team_id WHERE l.id = c.level_id`.execute(db);
}
