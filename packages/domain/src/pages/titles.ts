/** The window's title: a page's own before the name of the site. */
export function windowTitle(title: string, siteName: string): string {
  return `${title} · ${siteName}`;
}

/** A level as its page is titled. */
export function levelTitle({ song, artist }: { readonly song: string; readonly artist: string }): string {
  return artist.trim() === '' ? song : `${song}, ${artist}`;
}

/** A pass as its page is titled. */
export function passTitle({
  player,
  level,
}: {
  readonly player: { readonly name: string };
  readonly level: { readonly song: string };
}): string {
  return `${level.song}, ${player.name}`;
}
