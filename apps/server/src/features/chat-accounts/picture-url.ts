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
