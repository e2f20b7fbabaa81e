import type { Trx } from '../../platform/db/database.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { hideChatAccount, showChatAccount } from '../players/index.ts';
import type { DiscordProfile } from './discord.ts';
import {
  deleteDiscord,
  discordOfUser,
  insertDiscord,
  replacePicture,
  updateDiscord,
} from './provider.repository.ts';

type Owner = { readonly userId: number; readonly playerId: number | null };

/** Links a Discord account with a user who has none: its name and picture show with the user and the player. */
export async function addDiscord(
  trx: Trx,
  { userId, playerId }: Owner,
  profile: DiscordProfile,
  now: Date,
): Promise<void> {
  await insertDiscord(trx, userId, profile, now);
  await show(trx, { userId, playerId }, null, profile);
}

/** Takes over name and picture as they are at Discord now. */
export async function refreshDiscord(
  trx: Trx,
  { userId, playerId }: Owner,
  profile: DiscordProfile,
): Promise<void> {
  const before = await discordOfUser(trx, userId);
  await updateDiscord(trx, userId, profile);
  await show(trx, { userId, playerId }, before?.avatar_url ?? null, profile);
}

export async function removeDiscord(
  trx: Trx,
  { userId, playerId }: Owner,
  account: { readonly provider_id: string; readonly avatar_url: string | null },
): Promise<void> {
  await deleteDiscord(trx, userId);
  if (account.avatar_url !== null) await replacePicture(trx, userId, account.avatar_url, null);
  if (playerId === null) return;
  await hideChatAccount(trx, playerId, account.provider_id);
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
