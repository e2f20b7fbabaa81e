import type { Directive } from '@rondo/domain/announcements';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';

/** A directive as it is stored. */
export type SavedDirective = Directive & { readonly id: number; readonly sortOrder: number };

/** The directives of difficulties, each list in its order; a difficulty without any is missing. */
export async function selectDirectives(
  db: Db | Trx,
  difficultyIds: readonly number[],
): Promise<ReadonlyMap<number, readonly SavedDirective[]>> {
  const { rows } = await sql<SavedDirective & { difficultyId: number }>`
    SELECT r.difficulty_id AS "difficultyId", r.id, r.name, r.description, r.mode, r.trigger_type AS "triggerType",
      r.condition, a.actions, r.sort_order AS "sortOrder", r.is_active AS "isActive",
      r.first_of_kind AS "firstOfKind"
    FROM directives r
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object(
        'channelId', channel_id, 'pingType', ping_type, 'roleId', role_id) ORDER BY place), '[]') AS actions
      FROM directive_actions WHERE directive_id = r.id
    ) a
    WHERE r.difficulty_id = ANY (${difficultyIds}::integer[])
    ORDER BY r.difficulty_id, r.sort_order`.execute(db);
  const lists = new Map<number, SavedDirective[]>();
  for (const { difficultyId, ...directive } of rows) {
    const list = lists.get(difficultyId) ?? [];
    list.push(directive);
    lists.set(difficultyId, list);
  }
  return lists;
}

/** Makes these the directives of a difficulty; one with an id keeps it, which must be one of the present ones. */
export async function replaceDirectives(
  trx: Trx,
  difficultyId: number,
  directives: readonly Directive[],
): Promise<void> {
  await sql`DELETE FROM directives WHERE difficulty_id = ${difficultyId}`.execute(trx);
  const rows = directives.map((directive, place) => ({ ...directive, id: directive.id ?? null, place }));
  await sql`
    WITH given AS (
      SELECT coalesce(id, nextval(pg_get_serial_sequence('directives', 'id'))) AS id, place, name, description, mode,
        "triggerType", condition, actions, "isActive", "firstOfKind"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (
        id integer, place integer, name text, description text, mode text, "triggerType" text, condition jsonb,
        actions jsonb, "isActive" boolean, "firstOfKind" boolean)
    ), written AS (
      INSERT INTO directives (id, difficulty_id, sort_order, name, description, mode, trigger_type, condition,
        is_active, first_of_kind)
      SELECT id, ${difficultyId}, place, name, description, mode, "triggerType", nullif(condition, 'null'),
        "isActive", "firstOfKind"
      FROM given
    )
    INSERT INTO directive_actions (directive_id, place, channel_id, ping_type, role_id)
    SELECT given.id, a.ordinality, (a.action->>'channelId')::integer, a.action->>'pingType',
      (a.action->>'roleId')::integer
    FROM given CROSS JOIN LATERAL jsonb_array_elements(given.actions) WITH ORDINALITY AS a (action, ordinality)`.execute(
    trx,
  );
}
