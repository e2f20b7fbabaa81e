import { tidyLine } from '@rondo/domain/text';
import { z } from 'zod';
import { askOutside } from '../../platform/outside/ask-outside.ts';
import { outsideWord } from '../../platform/outside/outside-text.ts';

const answer = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  username: z
    .string()
    .min(1)
    .pipe(outsideWord(100))
    .transform((name) => tidyLine(name) || name),
  avatar: z
    .string()
    .regex(/^\w{1,100}$/)
    .nullish(),
  global_name: outsideWord(100).transform(tidyLine).nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
});

/** An account of Discord. Its name, address and verification are there when its owner let us read them. */
export type DiscordProfile = {
  readonly id: string;
  readonly username: string;
  readonly displayName: string | null;
  /** Hash of the picture. */
  readonly avatar: string | null;
  readonly avatarUrl: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
};

/** How to call Discord: as a bot, or for the owner of an account; `timeout` in milliseconds. */
export type DiscordAccess = {
  readonly apiUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly authorization: string;
  readonly timeout: number;
};

/**
 * The account of an id, or `@me`, as Discord answers; null when there is none of that id.
 * @throws Error when Discord does not answer, or not as expected
 */
export async function askDiscord(
  { apiUrl, fetch, authorization, timeout }: DiscordAccess,
  wanted: string,
): Promise<DiscordProfile | null> {
  const reply = await askOutside(fetch, `${apiUrl}/api/v10/users/${wanted}`, {
    headers: { authorization, accept: 'application/json' },
    timeoutMs: timeout,
  });
  // An id that no account can have is a 400 there.
  if (reply.status === 404 || reply.status === 400) return null;
  if (!reply.isOk) throw new Error(`Discord answered ${reply.status}`);
  const { id, username, ...rest } = answer.parse(reply.json);
  const avatar = rest.avatar ?? null;
  return {
    id,
    username,
    displayName: rest.global_name ?? null,
    avatar,
    avatarUrl: chatPictureUrl(id, avatar),
    email: rest.email ?? null,
    isEmailVerified: rest.verified ?? false,
  };
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
