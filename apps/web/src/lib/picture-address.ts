/**
 * Where the browser loads a picture from: this site's own as they are, all others through the server, which fetches
 * and keeps them. No visitor's address reaches another site, and the page's policy allows no other source.
 */
export function pictureAddress(url: string): string {
  if (/^\/(?!\/)/.test(url) || /^(data|blob):/i.test(url) || !URL.canParse(url, location.origin)) return url;
  const isOwn = new URL(url, location.origin).origin === location.origin;
  return isOwn ? url : `/v2/media/image?${new URLSearchParams({ url })}`;
}
