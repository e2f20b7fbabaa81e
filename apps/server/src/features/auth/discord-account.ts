import type { Trx } from '../../platform/db/database.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import {
  type DiscordProfile,
  deleteLinkedAccount,
  type LinkedAccount,
  linkedAccountOf,
  renewLinkedAccount,
  replacePicture,
  storeLinkedAccount,
} from '../chat-accounts/index.ts';
import { hideChatAccount, showChatAccount } from '../players/index.ts';

type Owner = { readonly userId: number; readonly playerId: number | null };

/** Links a Discord account with a user who has none: its name and picture show with the user and the player. */
export async function addDiscord(trx: Trx, owner: Owner, profile: DiscordProfile): Promise<void> {
  await storeLinkedAccount(trx, owner.userId, profile);
  await show(trx, owner, null, profile);
}

/** Takes over name and picture as they are at Discord now. */
export async function refreshDiscord(trx: Trx, owner: Owner, profile: DiscordProfile): Promise<void> {
  const before = await linkedAccountOf(trx, owner.userId);
  await renewLinkedAccount(trx, owner.userId, profile);
  await show(trx, owner, before?.avatarUrl ?? null, profile);
}

export async function removeDiscord(
  trx: Trx,
  { userId, playerId }: Owner,
  account: LinkedAccount,
): Promise<void> {
  await deleteLinkedAccount(trx, userId, account);
  if (playerId === null) return;
  await hideChatAccount(trx, playerId, account.id);
  await publishEvent(trx, { type: 'playerUpdate', data: { playerId } });
}

async function show(
  trx: Trx,
  { userId, playerId }: Owner,
  oldPicture: string | null,
  { id, username, avatar, avatarUrl }: DiscordProfile,
): Promise<void> {
  const isNewPicture = await replacePicture(trx, userId, oldPicture, avatarUrl);
  if (playerId === null) return;
  const isNewName = await showChatAccount(trx, playerId, { id, username, avatar });
  if (isNewPicture || isNewName) await publishEvent(trx, { type: 'playerUpdate', data: { playerId } });
}
