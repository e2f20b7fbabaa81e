import type { Db } from '../../../platform/db/database.ts';
import type { LineCredit } from '@rondo/domain/levels';

/** What a level's picture shows of its row. */
export type CardLevel = NonNullable<Awaited<ReturnType<typeof selectCardLevel>>>;

/** A level that everyone may see; null for one that is deleted, hidden or not there. */
export async function selectCardLevel(db: Db, id: number) {
  const row = await db
    .selectFrom('levels as l')
    .innerJoin('level_cards as c', 'c.level_id', 'l.id')
    .leftJoin('teams as t', 't.id', 'l.team_id')
    .select([
      'l.id',
      'l.song',
      'l.artist',
      'l.creator',
      'l.team',
      't.name as teamName',
      'c.credits',
      'l.diff_id as diffId',
      'l.base_score as baseScore',
      'l.clears',
      'l.video_link as videoLink',
    ])
    .where('l.id', '=', id)
    .where('l.is_deleted', '=', false)
    .where('l.is_hidden', '=', false)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, credits: JSON.parse(row.credits) as LineCredit[] };
}

/** A pass that everyone may see; null for one of a banned player or of a level that is kept from lists. */
export async function selectCardPass(db: Db, id: number) {
  const row = await db
    .selectFrom('passes as p')
    .innerJoin('levels as l', 'l.id', 'p.level_id')
    .innerJoin('players as pl', 'pl.id', 'p.player_id')
    .select([
      'l.id',
      'l.song',
      'l.artist',
      'l.diff_id as diffId',
      'l.video_link as videoLink',
      'pl.name as player',
      'p.accuracy',
      'p.score_v2 as score',
    ])
    .where('p.id', '=', id)
    .where('p.is_deleted', '=', false)
    .where('pl.is_banned', '=', false)
    .where('l.is_deleted', '=', false)
    .where('l.is_hidden', '=', false)
    .executeTakeFirst();
  return row ?? null;
}

/** The picture of an account: its own, else its player's. Null for a closed account. */
export async function selectAvatarUser(db: Db, id: number) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('players as pl', 'pl.id', 'u.player_id')
    .select(['u.nickname', 'u.avatar_url as own', 'pl.avatar_url as ofPlayer'])
    .where('u.id', '=', id)
    .where('u.closed_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { nickname: row.nickname, picture: row.own ?? row.ofPlayer };
}
