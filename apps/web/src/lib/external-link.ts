/**
 * An address that a person typed, as something safe to follow: http, https, or a path of this site. Null for other
 * schemes and for words that are no address.
 */
export function externalLink(text: string): string | null {
  const first = text.trim().split(/\s+/)[0] ?? '';
  if (first.startsWith('/') && !first.startsWith('//')) return first;
  if (/^https?:\/\//i.test(first)) return URL.canParse(first) ? first : null;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(first) ? `https://${first}` : null;
}
