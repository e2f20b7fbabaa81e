/** An address as the chat service knows it, in the one form in which it is stored; an empty one is not configured. */
export type ReadWebhook = { readonly ok: true; readonly url: string } | { readonly ok: false };

/** Other hosts of the service's own address, which answer the same. */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['discord.com', ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com']],
]);

const PATH = /^\/api(?:\/v\d{1,3})?\/webhooks\/(\d{1,20})\/([\w-]{1,200})\/?$/;
const THREAD = /^thread_id=(.*)$/i;
const THREAD_ID = /^\d{1,20}$/;
const LONGEST = 2000;
const SHOWN = 4;
const MASK = '…';

/**
 * Reads the address of a webhook (docs/rules/announcements.md#channels): below the service's own address, over https
 * unless that address itself is a loopback one. Of query and fragment only the thread stays that messages go to.
 * @param service DISCORD_API_URL, without a slash at its end
 */
export function readWebhook(text: string, service: string): ReadWebhook {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, url: '' };
  const home = partsOf(service);
  const given = trimmed.length > LONGEST ? null : partsOf(trimmed);
  if (home === null || given === null || given.user !== '') return { ok: false };
  const isPlain = given.scheme === 'http' && home.scheme === 'http' && isLoopback(home.host);
  if (given.scheme !== 'https' && !isPlain) return { ok: false };
  if (given.scheme !== home.scheme || given.port !== home.port) return { ok: false };
  if (!(ALIASES.get(home.host) ?? [home.host]).includes(given.host)) return { ok: false };
  const base = home.path.replace(/\/+$/, '');
  if (!given.path.startsWith(`${base}/`)) return { ok: false };
  const [, id, token] = PATH.exec(given.path.slice(base.length)) ?? [];
  if (id === undefined || token === undefined) return { ok: false };
  const port = home.port === '' ? '' : `:${home.port}`;
  const threads = given.query.split('&').flatMap((pair) => THREAD.exec(pair)?.[1] ?? []);
  // A thread that cannot be one would send its messages to the channel around it.
  if (threads.some((thread) => !THREAD_ID.test(thread)) || new Set(threads).size > 1) return { ok: false };
  const thread = threads[0] === undefined ? '' : `?thread_id=${threads[0]}`;
  return {
    ok: true,
    url: `${home.scheme}://${home.host}${port}${base}/api/webhooks/${id}/${token}${thread}`,
  };
}

/** The secret part of a stored address; empty without one. */
export function webhookToken(url: string): string {
  const webhook = webhookOf(url);
  return webhook.slice(webhook.lastIndexOf('/') + 1);
}

/** A stored address without its thread: the service's limits are the webhook's. */
export function webhookOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** What staff see of a stored address: that it is there, the end of its secret, and the thread. */
export function maskWebhook(url: string): string {
  const webhook = webhookOf(url);
  return url === '' ? '' : `${MASK}${webhook.slice(-SHOWN)}${url.slice(webhook.length)}`;
}

/** Whether a text is what `maskWebhook` makes: it says nothing new. */
export function isMaskedWebhook(text: string): boolean {
  return text.trim().startsWith(MASK);
}

interface Parts {
  readonly scheme: string;
  readonly user: string;
  readonly host: string;
  readonly port: string;
  readonly path: string;
  readonly query: string;
}

const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ['http', '80'],
  ['https', '443'],
]);

/** The parts of an http address; null for anything that is not plainly one. */
function partsOf(text: string): Parts | null {
  const match =
    /^(https?):\/\/(?:([^/?#@]*)@)?(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?([^?#\s\\]*)(?:\?([^#]*))?(?:#.*)?$/i.exec(
      text,
    );
  if (match === null) return null;
  const [, scheme = '', user = '', host = '', port = '', path = '', query = ''] = match;
  const lower = scheme.toLowerCase();
  return {
    scheme: lower,
    user,
    host: host.toLowerCase(),
    port: port === DEFAULT_PORTS.get(lower) ? '' : port,
    path: path === '' ? '/' : path,
    query,
  };
}

/** Whether a host, as it stands in an address, is this machine. */
export const isLoopback = (host: string) =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])\.?$/.test(host);
