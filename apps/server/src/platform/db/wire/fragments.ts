import {
  type JsonSql,
  jsonBoolean,
  jsonContinued,
  jsonDay,
  jsonNumber,
  jsonNumberOrNull,
  jsonObject,
  jsonPlainString,
  jsonReady,
  jsonString,
  jsonStringOrNull,
  jsonText,
  jsonTime,
} from './json.ts';

/**
 * Shapes of the wire as SQL over rows of fixed aliases: `u` users, `pl` players, `l` levels, `c` level_cards, `d`
 * difficulties, `o` the difficulty that a level had before, `p` passes.
 */
export const userRef: JsonSql = jsonObject({
  id: jsonNumber('u.id'),
  username: jsonPlainString('u.username'),
  nickname: jsonString('u.nickname'),
  avatarUrl: jsonStringOrNull('u.avatar_url'),
  isRater: jsonBoolean('u.is_rater'),
  isSuperAdmin: jsonBoolean('u.is_super_admin'),
});

/** The picture that a player is drawn with: its account's, else its own. */
export const playerPicture = 'pl.picture';

export const playerRef: JsonSql = jsonReady('pl.ref');

const itemFields = { levelCredits: jsonReady('c.credits'), difficulty: jsonReady('d.ref') } as const;

export const levelListItem: JsonSql = jsonContinued('c.card', itemFields);

/** The list's item with more members behind it. */
export function levelWith(fields: Readonly<Record<string, JsonSql>>): JsonSql {
  return jsonContinued('c.card', { ...itemFields, ...fields });
}

/** Aliases of the level as a JSON list. */
const levelAliases: JsonSql = jsonReady(
  `(SELECT '[' || string_agg(${jsonText(
    jsonObject({
      id: jsonNumber('a.id'),
      field: jsonString('a.field'),
      originalValue: jsonString('a.original_value'),
      alias: jsonString('a.alias'),
    }),
  )}, ',' ORDER BY a.field, a.id) || ']' FROM level_aliases a WHERE a.level_id = l.id)`,
  '[]',
);

/** What a Level has beyond the list's item; the difficulty 0 stands for none before. */
export const levelOwnFields = {
  ws: jsonString('l.workshop_link'),
  wsLink: jsonString('l.workshop_link'),
  previousBaseScore: jsonNumberOrNull('l.previous_base_score'),
  previousDifficulty: jsonReady('CASE WHEN o.id <> 0 THEN o.ref END', 'null'),
  isAnnounced: jsonBoolean('l.is_announced'),
  ratingCommentRequired: jsonBoolean('l.rating_comment_required'),
  aliases: levelAliases,
  hasRating: jsonBoolean('EXISTS (SELECT FROM ratings r WHERE r.level_id = l.id)'),
  version: jsonNumber('l.version'),
} as const;

/** The level inside a pass of a list: without its credits. */
export const levelOfPass: JsonSql = jsonContinued('c.card', { difficulty: jsonReady('d.ref') });

const judgements: JsonSql = jsonObject({
  earlyDouble: jsonNumber('p.early_double'),
  earlySingle: jsonNumber('p.early_single'),
  ePerfect: jsonNumber('p.e_perfect'),
  perfect: jsonNumber('p.perfect'),
  lPerfect: jsonNumber('p.l_perfect'),
  lateSingle: jsonNumber('p.late_single'),
  lateDouble: jsonNumber('p.late_double'),
});

/** A pass, with its player and level as the caller joined or kept them. */
export function passFields(player: JsonSql, level: JsonSql) {
  return {
    id: jsonNumber('p.id'),
    passId: jsonNumber('p.id'),
    levelId: jsonNumber('p.level_id'),
    playerId: jsonNumber('p.player_id'),
    player,
    speed: jsonNumber('p.speed'),
    feelingRating: jsonString('p.feeling_rating'),
    videoLink: jsonString('p.video_link'),
    vidTitle: jsonString('p.vid_title'),
    vidUploadTime: jsonTime('p.vid_upload_time'),
    vidUploadDay: jsonDay('p.vid_upload_time', 'p.is_day_only'),
    is12K: jsonBoolean('p.is_12k'),
    is16K: jsonBoolean('p.is_16k'),
    isNoHoldTap: jsonBoolean('p.is_no_hold_tap'),
    isWorldsFirst: jsonBoolean('p.is_worlds_first'),
    isDeleted: jsonBoolean('p.is_deleted'),
    isDuplicate: jsonBoolean('p.is_duplicate'),
    isAnnounced: jsonBoolean('p.is_announced'),
    accuracy: jsonNumber('p.accuracy'),
    scoreV2: jsonNumber('p.score_v2'),
    judgements,
    createdAt: jsonTime('p.created_at'),
    updatedAt: jsonTime('p.updated_at'),
    level,
  } as const;
}
