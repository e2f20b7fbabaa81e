import type { IncomingHttpHeaders } from 'node:http';

/** What a browser asks for to show it in a window or a frame. */
const shownDestinations: ReadonlySet<unknown> = new Set(['document', 'frame', 'iframe']);

/** Java's own client begins with text/html as well, and goes on with pictures. */
const wantsHtml = /^\s*text\/html\b(?!\s*,\s*image\/gif)/i;

/**
 * Whether a person looks at the answer: then a refusal is a page (docs/rules/wire.md#documents). Browsers leave
 * Sec-Fetch-Dest out on plain http.
 */
export function isDocumentRequest(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined
    ? wantsHtml.test(headers.accept ?? '')
    : shownDestinations.has(destination);
}
