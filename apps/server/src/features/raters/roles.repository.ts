import { type Selectable, sql } from 'kysely';
import type { UsersTable } from '../../platform/db/schema.gen.ts';
import type { Trx } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';

/** A user by its id, else by its Discord account; fewer than 17 digits in its place are an id. */
export type RoleTarget = { readonly userId?: number | undefined; readonly discordId?: string | undefined };

export type RoleState = Pick<Selectable<UsersTable>, 'id' | 'username' | 'is_rater' | 'is_super_admin'>;

/** The id of an account, open or not; a Discord account is the linked one, else the one known of the player. */
export async function findTarget(trx: Trx, { userId, discordId }: RoleTarget): Promise<number | null> {
  const id = userId ?? (/^\d{1,16}$/.test(discordId ?? '') ? Number(discordId) : undefined);
  if (id !== undefined) return isRowId(id) ? id : null;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (
      SELECT 1 AS place, a.user_id AS id FROM user_providers a
      WHERE a.provider = 'discord' AND a.provider_id = ${discordId}
      UNION ALL
      SELECT 2, u.id FROM players p JOIN users u ON u.player_id = p.id
      WHERE p.discord_id = ${discordId}
        AND NOT EXISTS (SELECT FROM user_providers a WHERE a.user_id = u.id AND a.provider = 'discord')
    ) found ORDER BY place LIMIT 1`.execute(trx);
  return rows[0]?.id ?? null;
}

/** The open account of an id and those of all super admins, locked until the transaction ends. */
export function lockWithSuperAdmins(trx: Trx, userId: number): Promise<RoleState[]> {
  return trx
    .selectFrom('users')
    .select(['id', 'username', 'is_rater', 'is_super_admin'])
    .where('closed_at', 'is', null)
    .where(({ eb, or }) => or([eb('id', '=', userId), eb('is_super_admin', '=', true)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Rights are read from the row at every request; the version makes browsers read them again. */
export async function updateRole(
  trx: Trx,
  userId: number,
  column: 'is_rater' | 'is_super_admin',
  value: boolean,
): Promise<void> {
  const other = sql.ref(column === 'is_rater' ? 'is_super_admin' : 'is_rater');
  await trx
    .updateTable('users')
    .set((columns) => ({
      [column]: value,
      // Without a role every vote is visible, so that the choice to vote blind starts again.
      blind_since: sql<Date | null>`CASE WHEN ${value} OR ${other} THEN blind_since END`,
      permission_version: columns('permission_version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', userId)
    .execute();
}
