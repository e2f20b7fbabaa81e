import { readWebAddress } from './web-address.ts';

/** Most UTF-16 units of a link. */
export const MAX_LINK = 2000;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Schemes that run, read or show something themselves. */
const ACTIVE = /^(?:javascript|vbscript|data|blob|file|filesystem|view-source):/i;
/** Colons as HTML and addresses write them, and those of other scripts. */
const COLON = /&colon;?|&#0*58;?|&#x0*3a;?|%3a|[：﹕︓]/gi;
const INVISIBLE = /&(?:tab|newline);|[\p{Cc}\p{Cf}]/giu;
const HTTP = /^https?$/i;

/**
 * Whether a text, or a word of it, is a link with another scheme than http and https
 * (docs/rules/media.md#links). Texts without a scheme have none, as have `example.org:8080` and a word with a blank
 * behind its colon.
 */
export function hasForeignScheme(text: string): boolean {
  // Browsers drop line feeds and tabs inside a link, others drop more.
  const bare = text.replace(INVISIBLE, '').trim();
  if (ACTIVE.test(bare.replace(COLON, ':').normalize('NFKC'))) return true;
  return text.split(/\s+/).some(isForeign);
}

function isForeign(word: string): boolean {
  const bare = word.replace(INVISIBLE, '');
  const [match, scheme = ''] = SCHEME.exec(bare) ?? [];
  if (match === undefined || match === bare || HTTP.test(scheme)) return ACTIVE.test(bare);
  const isHostWithPort = scheme.includes('.') && readWebAddress(bare) !== null;
  return !isHostWithPort;
}
