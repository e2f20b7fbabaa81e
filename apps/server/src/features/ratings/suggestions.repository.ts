import type { RatingSuggestion } from '@rondo/contract/ratings';
import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { RatingSuggestionsTable } from '../../platform/db/schema.gen.ts';
import { userRef } from '../../platform/db/wire/fragments.ts';
import {
  type JsonSql,
  jsonBoolean,
  jsonNumber,
  jsonNumberOrNull,
  jsonObject,
  jsonReady,
  jsonString,
  jsonText,
  jsonTime,
} from '../../platform/db/wire/json.ts';

/** Most that a reply has of one level. */
const MOST_SHOWN = 50;

const suggestion = {
  id: jsonNumber('s.id'),
  user: userRef,
  difficulty: jsonReady('f.ref'),
  baseScore: jsonNumberOrNull('s.base_score'),
  comment: jsonString('s.comment'),
  drawn: jsonBoolean(`s.draw_ids <> '{}'`),
  createdAt: jsonTime('s.created_at'),
} satisfies Record<keyof RatingSuggestion, JsonSql>;

/** The latest suggestions for a level as a JSON list, the newest first (docs/rules/play.md#suggestions). */
export const suggestionsOfLevel = (levelId: string): JsonSql =>
  jsonReady(
    `(SELECT '[' || string_agg(${jsonText(jsonObject(suggestion))}, ',' ORDER BY s.id DESC) || ']'
    FROM (SELECT * FROM rating_suggestions WHERE level_id = ${levelId} ORDER BY id DESC LIMIT ${MOST_SHOWN}) s
    JOIN users u ON u.id = s.user_id
    JOIN difficulties f ON f.id = s.diff_id)`,
    '[]',
  );

export async function insertSuggestion(
  trx: Trx,
  suggested: Insertable<RatingSuggestionsTable>,
): Promise<void> {
  await trx.insertInto('rating_suggestions').values(suggested).execute();
}
