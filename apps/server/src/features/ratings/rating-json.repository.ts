import type { PastRating, Rating, RatingCard, RatingDetail } from '@rondo/contract/ratings';
import type { Viewer } from '@rondo/domain/auth';
import type { Config } from '../../config.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { levelListItem, levelOwnFields, levelWith, userRef } from '../../platform/db/wire/fragments.ts';
import { suggestionsOfLevel } from './suggestions.repository.ts';
import {
  type JsonSql,
  jsonBoolean,
  jsonNullWhen,
  jsonNumber,
  jsonNumberOrNull,
  jsonObject,
  jsonReady,
  jsonString,
  jsonStringOrNull,
  jsonText,
  jsonTime,
} from '../../platform/db/wire/json.ts';

/** Who reads, which decides on comments, on blind votes and on what is veiled; null: a visitor. */
type RatingReader = Pick<Viewer, 'id' | 'isSuperAdmin'> | null;

type Site = Pick<Config, 'jokes'>;

/**
 * $1 is the reader. Who votes first sees the others after voting, for good
 * (docs/rules/ratings.md#blind-first-votes).
 */
const isVeiled = `EXISTS (SELECT FROM users b
    WHERE b.id = $1 AND b.blind_since IS NOT NULL AND (b.is_rater OR b.is_super_admin))
  AND r.confirmed_at IS NULL
  AND NOT EXISTS (SELECT FROM rating_details w WHERE w.rating_id = r.id AND w.user_id = $1)
  AND NOT EXISTS (SELECT FROM seen_ratings s WHERE s.rating_id = r.id AND s.user_id = $1)`;

/** Over `r` ratings, `l` levels, `m` and `k` the averages, `v` the veil, `n` the votes. */
const ownFields = {
  id: jsonNumber('r.id'),
  levelId: jsonNumber('r.level_id'),
  averageDifficulty: jsonReady('CASE WHEN NOT v.hides THEN m.ref END', 'null'),
  averageDifficultyId: jsonNumberOrNull('CASE WHEN NOT v.hides THEN m.id END'),
  communityDifficulty: jsonReady('CASE WHEN NOT v.hides THEN k.ref END', 'null'),
  communityDifficultyId: jsonNumberOrNull('CASE WHEN NOT v.hides THEN k.id END'),
  lowDiff: jsonBoolean('r.low_diff'),
  requesterFR: jsonString('r.requester_fr'),
  requireComment: jsonBoolean('l.rating_comment_required'),
  isVote: jsonBoolean(
    `(CASE WHEN r.confirmed_at IS NULL THEN l.rerate_num ELSE r.rerate_num END) ~* '^\\s*vote'`,
  ),
  isVeiled: jsonBoolean('v.hides'),
  votes: jsonObject({ manager: jsonNumber('n.managers'), community: jsonNumber('n.others') }),
  confirmedAt: [
    `CASE WHEN r.confirmed_at IS NULL THEN 'null' ELSE concat('"', iso_time(r.confirmed_at), '"') END`,
  ],
  createdAt: jsonTime('r.created_at'),
  updatedAt: jsonTime('r.updated_at'),
  details: jsonReady('CASE WHEN NOT v.hides THEN n.list END', '[]'),
} satisfies Record<Exclude<keyof Rating, 'level' | 'suggestions'>, JsonSql>;

const ratingWith = (level: JsonSql, more: Readonly<Record<string, JsonSql>> = {}) =>
  jsonText(jsonObject({ ...ownFields, level, ...more }));

const vote = {
  userId: jsonNumber('x.user_id'),
  rating: jsonString('x.rating'),
  isCommunityRating: jsonBoolean('x.is_community_rating'),
} satisfies Record<keyof RatingCard['details'][number], JsonSql>;

const detail = {
  ...vote,
  user: userRef,
  comment: jsonStringOrNull('CASE WHEN $1::integer IS NOT NULL THEN x.comment END'),
  updatedAt: jsonTime('x.updated_at'),
} satisfies Record<Exclude<keyof RatingDetail, 'isBlind'>, JsonSql>;

const detailForStaff = { ...detail, isBlind: jsonBoolean('x.is_blind') };

const voteCounts = `count(*) FILTER (WHERE NOT x.is_community_rating) AS managers,
  count(*) FILTER (WHERE x.is_community_rating) AS others`;

/** Everything of a rating but its level's row before, votes by user. */
const from = (shape: Readonly<Record<string, JsonSql>>) => `
  FROM ratings r
  JOIN levels l ON l.id = r.level_id
  JOIN level_cards c ON c.level_id = l.id
  JOIN difficulties d ON d.id = l.diff_id
  LEFT JOIN difficulties m ON m.id = r.average_difficulty_id
  LEFT JOIN difficulties k ON k.id = r.community_difficulty_id
  CROSS JOIN LATERAL (SELECT ${isVeiled} AS hides OFFSET 0) v
  CROSS JOIN LATERAL (
    SELECT ${voteCounts},
      '[' || string_agg(${jsonText(jsonObject(shape))}, ',' ORDER BY x.user_id) || ']' AS list
    FROM rating_details x ${'user' in shape ? 'JOIN users u ON u.id = x.user_id' : ''}
    WHERE x.rating_id = r.id
  ) n`;

const openOnes = `
  WHERE r.confirmed_at IS NULL AND NOT l.is_deleted AND NOT l.is_hidden
  ORDER BY r.level_id`;

const cardLevel = {
  id: jsonNumber('l.id'),
  song: jsonString('l.song'),
  artist: jsonString('l.artist'),
  creator: jsonString('l.creator'),
  charter: jsonString('l.charter'),
  vfxer: jsonString('l.vfxer'),
  team: jsonString('l.team'),
  teamObject: jsonNullWhen(
    't.id IS NULL',
    jsonObject({ name: jsonString('t.name'), aliases: jsonReady('to_json(t.aliases)::text') }),
  ),
  diffId: jsonNumber('l.diff_id'),
  rerateNum: jsonString('l.rerate_num'),
  rerateReason: jsonString('l.rerate_reason'),
  levelCredits: jsonReady(
    `(SELECT '[' || string_agg(${jsonText(
      jsonObject({
        role: jsonString('b.role'),
        creatorName: jsonString('y.name'),
        creatorAliases: jsonReady('to_json(y.aliases)::text'),
      }),
    )}, ',' ORDER BY b.role, b.id) || ']'
    FROM credits b JOIN creators y ON y.id = b.creator_id WHERE b.level_id = l.id)`,
    '[]',
  ),
  aliases: jsonReady(
    `(SELECT '[' || string_agg(${jsonText(
      jsonObject({ field: jsonString('a.field'), alias: jsonString('a.alias') }),
    )}, ',' ORDER BY a.field, a.id) || ']' FROM level_aliases a WHERE a.level_id = l.id)`,
    '[]',
  ),
} satisfies Record<keyof RatingCard['level'], JsonSql>;

const { averageDifficulty: _, communityDifficulty: __, confirmedAt: ___, ...cardFields } = ownFields;

const cardsSql = prepared(`
  SELECT ${jsonText(jsonObject({ ...cardFields, level: jsonObject(cardLevel) }))} AS item
  ${from(vote)} LEFT JOIN teams t ON t.id = l.team_id ${openOnes}`);

const statementsFor = (
  shape: Readonly<Record<string, JsonSql>>,
  more: Readonly<Record<string, JsonSql>> = {},
) => {
  const whole = `
    SELECT l.is_deleted AS "isDeleted", ${ratingWith(levelWith(levelOwnFields), more)} AS text
    ${from(shape)}
    LEFT JOIN difficulties o ON o.id = l.previous_diff_id`;
  return {
    open: prepared(`SELECT ${ratingWith(levelListItem)} AS item ${from(shape)} ${openOnes}`),
    one: prepared(`${whole} WHERE r.id = $2`),
    ofLevel: prepared(
      `${whole} WHERE r.level_id = $2 ORDER BY r.confirmed_at DESC NULLS FIRST, r.id DESC LIMIT 1`,
    ),
  };
};

const statements = {
  reader: statementsFor(detail),
  staff: statementsFor(detailForStaff),
  staffAtPlay: statementsFor(detailForStaff, { suggestions: suggestionsOfLevel('r.level_id') }),
};
/** Suggestions are for super admins, while there are wheels. */
const statementsOf = (reader: RatingReader, { jokes }: Site = { jokes: false }) => {
  if (!reader?.isSuperAdmin) return statements.reader;
  return jokes ? statements.staffAtPlay : statements.staff;
};
const idOf = (reader: RatingReader) => reader?.id ?? null;

async function itemsOf(db: Db, text: string, value: number | null): Promise<string[]> {
  const { rows } = await runText<{ item: string }>(db, text, [value]);
  return rows.map(({ item }) => item);
}

/** JSON of each open rating of a visible level, by level. */
export function selectOpenRatings(db: Db, reader: RatingReader): Promise<string[]> {
  return itemsOf(db, statementsOf(reader).open, idOf(reader));
}

/** The same as RatingCard. */
export function selectRatingCards(db: Db, reader: RatingReader): Promise<string[]> {
  return itemsOf(db, cardsSql, idOf(reader));
}

type RatingRow = { readonly isDeleted: boolean; readonly text: string };

/** A Rating as JSON text, and whether its level is deleted; null where there is none. */
export async function selectRating(
  db: Db | Trx,
  id: number,
  reader: RatingReader,
  site: Site,
): Promise<RatingRow | null> {
  return (await runText<RatingRow>(db, statementsOf(reader, site).one, [idOf(reader), id])).rows[0] ?? null;
}

/** The open rating of a level as JSON text, else the one that was closed last; null where there is none. */
export async function selectRatingOfLevel(
  db: Db,
  levelId: number,
  reader: RatingReader,
  site: Site,
): Promise<string | null> {
  const { rows } = await runText<RatingRow>(db, statementsOf(reader, site).ofLevel, [idOf(reader), levelId]);
  return rows[0]?.text ?? null;
}

/** More than any level has; a reader never waits for more. */
const MOST_PAST = 200;

const pastSql = prepared(`
  SELECT ${jsonText(
    jsonObject({
      id: jsonNumber('r.id'),
      requesterFR: jsonString('r.requester_fr'),
      rerateNum: jsonString('r.rerate_num'),
      rerateReason: jsonString('r.rerate_reason'),
      averageDifficulty: jsonReady('m.ref', 'null'),
      communityDifficulty: jsonReady('k.ref', 'null'),
      votes: jsonObject({ manager: jsonNumber('n.managers'), community: jsonNumber('n.others') }),
      createdAt: jsonTime('r.created_at'),
      confirmedAt: jsonTime('r.confirmed_at'),
    } satisfies Record<keyof PastRating, JsonSql>),
  )} AS item
  FROM ratings r
  LEFT JOIN difficulties m ON m.id = r.average_difficulty_id
  LEFT JOIN difficulties k ON k.id = r.community_difficulty_id
  CROSS JOIN LATERAL (
    SELECT ${voteCounts}
    FROM rating_details x WHERE x.rating_id = r.id
  ) n
  WHERE r.level_id = $1 AND r.confirmed_at IS NOT NULL
  ORDER BY r.confirmed_at DESC, r.id DESC LIMIT ${MOST_PAST}`);

/** JSON of each closed rating of a level, the latest first. */
export function selectPastRatings(db: Db, levelId: number): Promise<string[]> {
  return itemsOf(db, pastSql, levelId);
}
