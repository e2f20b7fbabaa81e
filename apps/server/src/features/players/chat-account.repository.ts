import type { Trx } from '../../platform/db/database.ts';

export type ChatAccount = {
  readonly id: string;
  readonly username: string;
  /** Hash of the picture, or null. */
  readonly avatar: string | null;
};

/**
 * Shows a player with the chat account of its user. Another player who bears it already, by the word of staff, keeps
 * it. @returns whether anything changed
 */
export async function showChatAccount(trx: Trx, playerId: number, account: ChatAccount): Promise<boolean> {
  const row = await trx
    .updateTable('players')
    .set({
      discord_id: account.id,
      discord_username: account.username,
      discord_avatar: account.avatar,
    })
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

/** Takes a chat account off a player that bears it. */
export async function hideChatAccount(trx: Trx, playerId: number, chatId: string): Promise<void> {
  await trx
    .updateTable('players')
    .set({ discord_id: null, discord_username: null, discord_avatar: null })
    .where('id', '=', playerId)
    .where('discord_id', '=', chatId)
    .execute();
}
