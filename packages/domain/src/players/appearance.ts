/** A player as far as a face is concerned. */
export interface PicturedPlayer {
  readonly avatarUrl: string | null;
  readonly pfp: string | null;
  readonly user: { readonly avatarUrl: string | null } | null;
}

/** Addresses of a player's pictures in order of preference, gaps included. */
export function playerPictures({ avatarUrl, pfp, user }: PicturedPlayer): (string | null)[] {
  return [avatarUrl, user?.avatarUrl ?? null, pfp];
}

/** How a player is called on the chat platform, else on this site (docs/rules/players.md#handle); null without either. */
export function playerHandle(player: {
  readonly discordUsername: string | null;
  readonly user?: { readonly username: string } | null;
  /** Where the account itself is not answered. */
  readonly username?: string | null;
}): string | null {
  return player.discordUsername ?? player.user?.username ?? player.username ?? null;
}
