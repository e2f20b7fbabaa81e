import { halfWidth } from '../text/index.ts';
import { bilibiliIdOfNumber, isBilibiliId } from './bilibili-id.ts';

/** What a text says of a video. */
export type VideoPlace =
  /** `start`: seconds into the video. */
  | { readonly host: 'youtube'; readonly id: string; readonly start: number }
  /** `part`: which of the videos under the id, from 1. */
  | { readonly host: 'bilibili'; readonly id: string; readonly part: number };

/** A link to one of the services, as far as it can be told without asking anybody. */
type Candidate = {
  readonly isBilibili: boolean;
  /** Of links that are known to be shortened. */
  readonly isShort: boolean;
  readonly path: string;
  readonly query: ReadonlyMap<string, string>;
};

const SHORT_HOSTS = String.raw`(?:www\.)?(?:youtu\.be|b23\.tv)`;
const YOUTUBE_HOSTS = String.raw`(?:(?:www|m|music|gaming|studio)\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com`;
const BILIBILI_HOSTS = String.raw`(?:(?:www|m|player)\.)?bilibili\.com`;
/**
 * A scheme, also given twice or without its first letter or its colon; else no part of another word or address. In front
 * of a scheme any sentence may stand.
 */
const BEGINNING = String.raw`(?<![/=?&#%@+]h?)(?:h?ttps?(?::/*|/{2,})){1,3}|(?<![\w/=?&#%@+:.~-])(?://)?`;
/** Up to the next link that follows without a blank. */
const REST = String.raw`[/?#&](?:(?!https?:/)\S)*`;
const LINK = new RegExp(
  `(?:${BEGINNING})(${SHORT_HOSTS}|${YOUTUBE_HOSTS}|${BILIBILI_HOSTS})\\.?(?::\\d{1,5})?(?:(${REST})|(?![\\w@:.-]))`,
  'gi',
);
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const MAX_START = 359_999;

/** The first video that a text has a link to; what else it says is left out (docs/rules/media.md#video-links). */
export function findVideo(text: string): VideoPlace | null {
  for (const link of linksIn(text)) {
    const place = link.isBilibili ? bilibiliPlace(link) : youtubePlace(link);
    if (place !== null) return place;
  }
  return null;
}

/** The code of the first short link of Bilibili whose video only Bilibili knows. */
export function findShortCode(text: string): string | null {
  for (const { isBilibili, isShort, path } of linksIn(text)) {
    const [, code] = (isBilibili && isShort && /^\/+([0-9A-Za-z]{6,8})(?![\w-])/.exec(path)) || [];
    if (code !== undefined) return code;
  }
  return null;
}

export function hasServiceLink(text: string): boolean {
  return linksIn(text).next().done !== true;
}

/** Invisible signs end a link; only where that leaves no link do they stand in the middle of one. */
function* linksIn(text: string): Generator<Candidate> {
  const plain = halfWidth(text).replaceAll('\\', '/');
  yield* linksInWords(plain.replace(IGNORABLE, ' '));
  if (plain.search(IGNORABLE) >= 0) yield* linksInWords(plain.replace(IGNORABLE, ''));
}

function* linksInWords(text: string): Generator<Candidate> {
  for (const [, host = '', rest = ''] of text.matchAll(LINK)) {
    // Signs between parts are mixed up by hand, and written as programs escape them.
    const [path = '', ...pairs] = decoded(rest.replaceAll(/&amp;/gi, '&')).split(/[?&#;]/);
    const query = new Map<string, string>();
    for (const pair of pairs) {
      const cut = pair.indexOf('=');
      const key = (cut < 0 ? pair : pair.slice(0, cut)).toLowerCase();
      if (!query.has(key)) query.set(key, cut < 0 ? '' : pair.slice(cut + 1));
    }
    const name = host.toLowerCase();
    yield { isBilibili: /bilibili|b23/.test(name), isShort: /youtu\.be|b23/.test(name), path, query };
  }
}

function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}

function youtubePlace({ isShort, path, query }: Candidate): VideoPlace | null {
  const [named] = /^\/+(?:live|shorts|embed|video|vi?|e|watch)\/+/i.exec(path) ?? [];
  const isPlayer = /^\/*(?:(?:watch|attribution_link)\/*)?$/i.test(path);
  const given = isPlayer ? (query.get('v') ?? query.get('vi')) : path.slice(named?.length ?? 1);
  if (given === undefined || (named === undefined && !isPlayer && !isShort)) return null;
  const [id] = /^[\w-]{11}(?![\w-])/.exec(given.replace(/^\/+/, '')) ?? [];
  return id === undefined
    ? null
    : { host: 'youtube', id, start: readStart(query.get('t') ?? query.get('start') ?? '') };
}

function bilibiliPlace({ isShort, path, query }: Candidate): VideoPlace | null {
  const inPath = isShort ? /^\/+([0-9A-Za-z]+)/ : /^\/+(?:s\/+)?(?:video\/+)?([0-9A-Za-z]+)/i;
  const words = [inPath.exec(path)?.[1], query.get('bvid'), `av${query.get('aid') ?? ''}`];
  for (const word of words) {
    const id = bilibiliIdIn(word ?? '');
    if (id !== null) return { host: 'bilibili', id, part: readPart(query.get('p') ?? query.get('page')) };
  }
  return null;
}

function bilibiliIdIn(word: string): string | null {
  const [alone = ''] = /^[0-9A-Za-z]+/.exec(word) ?? [];
  const id = alone.replace(/^bv/i, 'BV');
  if (isBilibiliId(id)) return id;
  return /^av/i.test(alone) ? bilibiliIdOfNumber(alone.slice('av'.length)) : null;
}

/** 1 for what is no part of a video. */
function readPart(text = ''): number {
  const part = Number(/^\d{1,4}(?!\d)/.exec(text)?.[0] ?? 1);
  return Math.max(part, 1);
}

/** "90", "90s", "1m30s", "1h1m1s", "1:30" or "1:01:01" in seconds, whatever follows; anything else 0. */
function readStart(text: string): number {
  const [start = ''] = /^(?:\d+(?::\d+)+|[\dhms]*)/i.exec(text) ?? [];
  const match =
    /^(\d{1,6})$/.exec(start) ??
    /^(?=.)(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s)?$/i.exec(start) ??
    /^(?:(\d{1,3}):)?(\d{1,5}):(\d{2})$/.exec(start);
  const total = (match?.slice(1) ?? []).reduce((sum, part) => sum * 60 + Number(part ?? 0), 0);
  return total > MAX_START ? 0 : total;
}
