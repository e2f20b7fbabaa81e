import type { DiscordUser } from '@rondo/contract/player-admin';
import { z } from 'zod';
import type { Config } from '../../config.ts';

const timeout = 5_000;

const answer = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  username: z.string().min(1).max(100),
  avatar: z.string().regex(/^\w+$/).nullish(),
});

/**
 * An account as Discord answers a bot; null when there is none of that id.
 * @throws Error when Discord does not answer, or not as expected
 */
export async function askDiscord(
  { token, apiUrl }: NonNullable<Config['discordBot']>,
  fetch: typeof globalThis.fetch,
  id: string,
): Promise<DiscordUser | null> {
  const reply = await fetch(`${apiUrl}/api/v10/users/${id}`, {
    headers: { authorization: `Bot ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  // An id that no account can have is a 400 there.
  if (reply.status === 404 || reply.status === 400) return null;
  if (!reply.ok) throw new Error(`Discord answered ${reply.status}`);
  const { username, avatar = null, id: found } = answer.parse(await reply.json());
  return { id: found, username, avatar, avatarUrl: chatPictureUrl(found, avatar) };
}

const pictures = 'https://cdn.discordapp.com/avatars';

/** Where Discord has the picture of an account; null without one. */
export function chatPictureUrl(accountId: string, pictureHash: string | null): string | null {
  return pictureHash === null ? null : `${pictures}/${accountId}/${pictureHash}.png?size=128`;
}

/** The hash of a picture out of itself or of its address at Discord; null for anything else. */
export function chatPictureHash(picture: string | undefined): string | null {
  return (
    /^(?:https:\/\/cdn\.discordapp\.com\/avatars\/\d+\/)?(\w+)(?:\.\w+(?:\?\S*)?)?$/.exec(
      picture ?? '',
    )?.[1] ?? null
  );
}
