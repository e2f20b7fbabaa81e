/**
 * SQL that is true for a row `k` of level_search which bears both names, as its own or as an alias, in any case and width.
 * Only the names of songs are indexed: few songs share one, and of those the artists are read.
 */
export function sameSong(song: string, artist: string): string {
  return `names_in(k.song) @> ARRAY[search_text(${song})] AND names_in(k.artist) @> ARRAY[search_text(${artist})]`;
}
