import type { Trx } from '../../platform/db/database.ts';

export type ChatAccount = {
  readonly id: string;
  readonly username: string;
  /** Hash of the picture, or null. */
  readonly avatar: string | null;
};

/** As it is stored: staff may know the id alone. */
type StoredAccount = Omit<ChatAccount, 'username'> & { readonly username: string | null };

const columnsOf = (account: StoredAccount) => ({
  discord_id: account.id,
  discord_username: account.username,
  discord_avatar: account.avatar,
});
const none = { discord_id: null, discord_username: null, discord_avatar: null };

/**
 * Shows a player with the chat account of its user. Another player to whom staff gave it keeps it.
 * @returns whether anything changed
 */
export async function showChatAccount(trx: Trx, playerId: number, account: ChatAccount): Promise<boolean> {
  const row = await trx
    .updateTable('players')
    .set(columnsOf(account))
    .where('id', '=', playerId)
    .where(({ eb, or }) =>
      or([
        eb('discord_id', 'is distinct from', account.id),
        eb('discord_username', 'is distinct from', account.username),
        eb('discord_avatar', 'is distinct from', account.avatar),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('players as other')
            .select('other.id')
            .where('other.discord_id', '=', account.id)
            .where('other.id', '<>', playerId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a chat account off a player that has it. */
export async function hideChatAccount(trx: Trx, playerId: number, chatId: string): Promise<void> {
  await trx
    .updateTable('players')
    .set(none)
    .where('id', '=', playerId)
    .where('discord_id', '=', chatId)
    .execute();
}

/** Stores which chat account staff gave a player; null: none. */
export async function setChatAccount(
  trx: Trx,
  playerId: number,
  account: StoredAccount | null,
): Promise<void> {
  await trx
    .updateTable('players')
    .set(account === null ? none : columnsOf(account))
    .where('id', '=', playerId)
    .execute();
}

/** The player that is shown with a chat account, merged or not; null: none. */
export async function playerShownWith(trx: Trx, chatId: string): Promise<number | null> {
  const row = await trx
    .selectFrom('players')
    .select('id')
    .where('discord_id', '=', chatId)
    .executeTakeFirst();
  return row?.id ?? null;
}
