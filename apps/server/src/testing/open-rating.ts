import type { Insertable } from 'kysely';
import type { LevelsTable } from '../platform/db/schema.gen.ts';
import type { Db } from '../platform/db/database.ts';
import { aLevel } from './catalogue.ts';
import type { Given } from './named-call.ts';
import type { TestApp } from './test-app.ts';
import type { TestUser } from './users.ts';

/** A level that is being rated, without votes. */
export async function anOpenRating(
  db: Db,
  level: Partial<Insertable<LevelsTable>> = {},
): Promise<{ id: number; levelId: number }> {
  const levelId = await aLevel(db, { to_rate: true, ...level });
  const { id } = await db
    .insertInto('ratings')
    .values({ level_id: levelId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, levelId };
}

/** Saves a vote as somebody, over the wire. */
export function saveVote(app: TestApp, id: number, who: TestUser, body: Given<'saveRating'>['body']) {
  return app.as(who).call('saveRating', { id, body });
}
