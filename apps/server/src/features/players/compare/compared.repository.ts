import type { ComparedPlayer } from '@rondo/contract/comparison';
import type { DifficultyRef } from '@rondo/contract/shapes';
import type { ScaleRow } from '@rondo/domain/difficulties';
import type { Db } from '../../../platform/db/database.ts';
import { prepared, runText } from '../../../platform/db/prepared.ts';
import { jsonContinued, jsonText } from '../../../platform/db/wire/json.ts';
import { playerStats, topJoins } from '../stats-json.repository.ts';

/** What the wire says of a player beside what is compared. */
export type ComparedHead = Omit<ComparedPlayer, 'levels' | 'ladder' | 'gains'>;

/** A countable pass. */
export interface ComparedClear {
  readonly id: number;
  readonly levelId: number;
  readonly scoreV2: number;
  readonly accuracy: number;
  readonly diffId: number;
  /** On a hidden level: it counts and is not shown. */
  readonly isHidden: boolean;
}

export interface ComparedRow {
  readonly head: ComparedHead;
  readonly clears: readonly ComparedClear[];
}

const comparedSql = prepared(`
  SELECT pl.id, ${jsonText(jsonContinued('left(pl.ref, -1)', { stats: playerStats }))} AS head, own.clears
  FROM players pl
  JOIN player_stats s ON s.player_id = pl.id
  ${topJoins}
  CROSS JOIN LATERAL (
    SELECT concat('[', string_agg(concat('[', p.id, ',', p.level_id, ',', p.score_v2, ',', p.accuracy, ',',
      p.diff_id, ',', l.is_hidden::int, ']'), ','), ']') AS clears
    FROM passes p JOIN levels l ON l.id = p.level_id
    WHERE p.player_id = pl.id AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT l.is_deleted
  ) own
  WHERE pl.id = ANY ($1) AND pl.merged_into_id IS NULL`);

/** Players by their ids, with all that counts for them; whoever was merged is not among them. */
export async function selectCompared(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ComparedRow>> {
  const { rows } = await runText<{ id: number; head: string; clears: string }>(db, comparedSql, [ids]);
  return new Map(
    rows.map(({ id, head, clears }) => [
      id,
      { head: JSON.parse(head) as ComparedHead, clears: clearsIn(clears) },
    ]),
  );
}

/** The short form in which the database hands over many passes. */
function clearsIn(text: string): ComparedClear[] {
  const rows = JSON.parse(text) as [number, number, number, number, number, 0 | 1][];
  return rows.map(([id, levelId, scoreV2, accuracy, diffId, isHidden]) => ({
    ...{ id, levelId, scoreV2, accuracy, diffId },
    isHidden: isHidden === 1,
  }));
}

export interface ComparedLevel {
  readonly id: number;
  readonly song: string;
  readonly artist: string;
  readonly difficulty: DifficultyRef;
}

/** What is shown of levels, by their ids. */
export async function selectComparedLevels(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ComparedLevel>> {
  const rows = await db
    .selectFrom('levels as l')
    .innerJoin('difficulties as d', 'd.id', 'l.diff_id')
    .select(['l.id', 'l.song', 'l.artist', 'd.ref'])
    .where('l.id', 'in', [0, ...ids])
    .execute();
  return new Map(
    rows.map(({ ref, ...level }) => [level.id, { ...level, difficulty: JSON.parse(ref) as DifficultyRef }]),
  );
}

/** What makes a difficulty a step of the ladder, by its id. */
export async function selectScale(db: Db): Promise<ReadonlyMap<number, ScaleRow>> {
  const rows = await db.selectFrom('difficulties').select(['id', 'name', 'type']).execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
