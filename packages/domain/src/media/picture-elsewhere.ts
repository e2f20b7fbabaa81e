/** Drawings of this site that it also answers as PNG, under the same address with another ending. */
const HAS_PNG = /^\/(v2\/media\/icon\/\d{1,10}|demo\/stills\/\d{1,9}-[0-9a-f]{6}|images\/logo)\.svg$/i;

/**
 * A picture's address for other sites (docs/rules/media.md#pictures-for-other-sites): with this site before its path,
 * and of pixels, since chats and previews draw no SVG. Null for a drawing of this site that has no other form. What
 * lies on other sites stays as it is.
 */
export function pictureElsewhere(siteUrl: string, address: string | null): string | null {
  if (address === null) return null;
  const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  if (!/^\/(?!\/)/.test(path)) return address;
  const [whole] = path.split('#', 1) as [string];
  const end = whole.includes('?') ? whole.indexOf('?') : whole.length;
  const file = whole.slice(0, end);
  if (!/\.svg$/i.test(file)) return siteUrl + whole;
  return HAS_PNG.test(file) ? `${siteUrl}${file.slice(0, -'svg'.length)}png${whole.slice(end)}` : null;
}
