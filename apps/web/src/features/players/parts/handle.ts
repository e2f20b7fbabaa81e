/** How a player is called on the chat platform, else on this site; null without either. */
export function handleOf(player: {
  discordUsername: string | null;
  user: { username: string } | null;
}): string | null {
  return player.discordUsername ?? player.user?.username ?? null;
}
