import { normaliseSearch } from '../text/index.ts';
import { type DemoStill, demoStillLink, parseDemoStill } from './demo-still.ts';
import { readWebAddress, type WebAddress } from './web-address.ts';

/** `demo`: a still of the demo community in place of a video. */
export type VideoHost = 'youtube' | 'bilibili' | 'demo';

export interface VideoLink {
  readonly host: VideoHost;
  readonly id: string;
  /** Seconds into the video; 0 = from the beginning. */
  readonly start: number;
  /** The link as it is stored. */
  readonly canonical: string;
  /** Address for an iframe. */
  readonly embed: string;
  /** A still of 320x180 that needs no look-up; null where the host has none at a known address. */
  readonly thumbnail: string | null;
  /** Larger ones, the largest first; the last is there whenever the video is. */
  readonly stills: readonly string[];
}

const WATCH_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const EMBED_HOSTS = new Set(['youtube-nocookie.com', 'www.youtube-nocookie.com']);
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be']);
const BILIBILI_HOSTS = new Set(['bilibili.com', 'www.bilibili.com', 'm.bilibili.com']);
const MAX_START = 359_999;

/**
 * Recognises YouTube and Bilibili links (docs/rules/media.md#video-links) and stills of the demo; of several separated
 * by blanks the first counts.
 */
export function parseVideoLink(text: string): VideoLink | null {
  const [first = ''] = text.trim().split(/\s+/, 1);
  const still = parseDemoStill(first);
  if (still) return stillLink(still);
  const address = readWebAddress(first);
  if (!address) return null;
  const youtube = youtubeId(address);
  if (youtube) return youtubeLink(youtube, readStart(address.query.get('t') ?? ''));
  const bilibili = bilibiliId(address);
  return bilibili ? bilibiliLink(bilibili) : null;
}

/** The stored form of a link; what is not recognised stays as it is, to the byte. */
export function canonicalVideoLink(text: string): string {
  return parseVideoLink(text)?.canonical ?? text;
}

/**
 * Equal for links to the same video whatever their form and start time: the key of duplicates
 * (docs/rules/submissions.md#duplicates).
 */
export function videoKey(text: string): string {
  const link = parseVideoLink(text);
  return link ? `${link.host}:${link.id}` : normaliseSearch(text.trim());
}

export function isBilibiliId(text: string): boolean {
  return /^BV[0-9A-Za-z]{10}$/.test(text);
}

function youtubeId({ host, path, query }: WebAddress): string | null {
  if (SHORT_HOSTS.has(host)) return youtubeIdIn(/^\/([^/]+)\/?$/.exec(path)?.[1]);
  if (!WATCH_HOSTS.has(host) && !EMBED_HOSTS.has(host)) return null;
  if (/^\/watch\/?$/.test(path)) return youtubeIdIn(query.get('v'));
  return youtubeIdIn(/^\/(?:live|shorts|embed)\/([^/]+)\/?$/.exec(path)?.[1]);
}

function youtubeIdIn(text: string | undefined): string | null {
  return text !== undefined && /^[A-Za-z0-9_-]{11}$/.test(text) ? text : null;
}

function bilibiliId({ host, path }: WebAddress): string | null {
  const pattern = BILIBILI_HOSTS.has(host)
    ? /^\/video\/([^/]+)\/?$/
    : host === 'b23.tv'
      ? /^\/([^/]+)\/?$/
      : null;
  const id = pattern?.exec(path)?.[1];
  return id !== undefined && isBilibiliId(id) ? id : null;
}

/** "90", "90s", "1m30s" or "1h1m1s" in seconds; anything else 0. */
function readStart(text: string): number {
  const match = /^(?:(\d{1,6})|(?=.)(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s)?)$/i.exec(text);
  if (!match) return 0;
  const [plain = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  const start = plain + hours * 3600 + minutes * 60 + seconds;
  return start > MAX_START ? 0 : start;
}

function youtubeLink(id: string, start: number): VideoLink {
  return {
    host: 'youtube',
    id,
    start,
    canonical: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
    embed: `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`,
    thumbnail: `https://i.ytimg.com/vi/${id}/mqdefault.jpg`,
    stills: ['maxresdefault', 'hqdefault'].map((name) => `https://i.ytimg.com/vi/${id}/${name}.jpg`),
  };
}

function bilibiliLink(id: string): VideoLink {
  return {
    host: 'bilibili',
    id,
    start: 0,
    canonical: `https://www.bilibili.com/video/${id}`,
    embed: `https://player.bilibili.com/player.html?bvid=${id}&autoplay=0`,
    thumbnail: null,
    stills: [],
  };
}

function stillLink(still: DemoStill): VideoLink {
  const canonical = demoStillLink(still);
  return {
    host: 'demo',
    id: canonical,
    start: 0,
    canonical,
    embed: canonical,
    thumbnail: canonical,
    stills: [canonical],
  };
}
