import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';
import type { ChatRolesTable } from '../../../platform/db/schema.gen.ts';

export type ChatRoleRow = Pick<Selectable<ChatRolesTable>, 'id' | 'role_id' | 'label' | 'is_active'>;

const columns = ['id', 'role_id', 'label', 'is_active'] as const;
/** More than a community has. */
const MOST_ROLES = 1000;

/** The active ones by label; with `inactive` those that are off as well. */
export function selectChatRoles(db: Db | Trx, { inactive = false } = {}): Promise<ChatRoleRow[]> {
  return db
    .selectFrom('chat_roles')
    .select(columns)
    .$if(!inactive, (query) => query.where('is_active', '=', true))
    .orderBy((expression) => expression.fn('lower', ['label']))
    .orderBy('id')
    .limit(MOST_ROLES)
    .execute();
}

/** The role, which nobody else changes until the transaction ends; undefined where there is none. */
export function lockChatRole(trx: Trx, id: number): Promise<ChatRoleRow | undefined> {
  return trx
    .selectFrom('chat_roles')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function insertChatRole(trx: Trx, fields: Omit<ChatRoleRow, 'id'>): Promise<ChatRoleRow> {
  return trx.insertInto('chat_roles').values(fields).returning(columns).executeTakeFirstOrThrow();
}

export function updateChatRole(trx: Trx, { id, ...fields }: ChatRoleRow): Promise<ChatRoleRow> {
  return trx
    .updateTable('chat_roles')
    .set(fields)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
