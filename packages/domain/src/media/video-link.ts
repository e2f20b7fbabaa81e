import { normaliseSearch, tidyLine } from '../text/index.ts';
import { type DemoStill, demoStillLink, parseDemoStill } from './demo-still.ts';
import { findShortCode, findVideo, hasServiceLink } from './video-place.ts';

/** `demo`: a still of the demo community in place of a video. */
export type VideoHost = 'youtube' | 'bilibili' | 'demo';

export interface VideoLink {
  readonly host: VideoHost;
  readonly id: string;
  /** Seconds into the video; 0 = from the beginning. */
  readonly start: number;
  /** Which of the videos under the id, from 1. */
  readonly part: number;
  /** The link as it is stored. */
  readonly canonical: string;
  /** Address for an iframe. */
  readonly embed: string;
  /** A still of 320x180 that needs no look-up; null where the host has none at a known address. */
  readonly thumbnail: string | null;
  /** Larger ones, the largest first; the last is there whenever the video is. */
  readonly stills: readonly string[];
}

/**
 * Recognises YouTube and Bilibili links (docs/rules/media.md#video-links) and stills of the demo; of several the first
 * counts, and the text around it does not.
 */
export function parseVideoLink(text: string): VideoLink | null {
  const [first = ''] = text.trim().split(/\s+/, 1);
  const still = parseDemoStill(first);
  if (still) return stillLink(still);
  const place = findVideo(text);
  if (place === null) return null;
  return place.host === 'youtube' ? youtubeLink(place.id, place.start) : bilibiliLink(place.id, place.part);
}

/** The short link of Bilibili in a text that names no video itself: only Bilibili knows which video it leads to. */
export function shortVideoLink(text: string): string | null {
  const code = parseVideoLink(text) === null ? findShortCode(text) : null;
  return code === null ? null : `https://b23.tv/${code}`;
}

/** The stored form of a link; what is not recognised stays as it is, to the byte. */
export function canonicalVideoLink(text: string): string {
  return parseVideoLink(text)?.canonical ?? shortVideoLink(text) ?? text;
}

/** What somebody entered for a video, as it is stored. */
export function enteredVideoLink(text: string): string {
  return canonicalVideoLink(tidyLine(text));
}

/**
 * Equal for links to the same video whatever their form and start time: the key of duplicates
 * (docs/rules/submissions.md#duplicates).
 */
export function videoKey(text: string): string {
  const link = parseVideoLink(text);
  if (link === null) return shortVideoLink(text) ?? normaliseSearch(text.trim());
  return `${link.host}:${link.id}${link.part > 1 ? `:${link.part}` : ''}`;
}

/** Why a text is no video link: it has no link at all, one of another site, or one of a known site to no video. */
export type VideoLinkFault = 'noLink' | 'otherSite' | 'noVideo';

/** Null for what is read, and for short links, which are not read here. */
export function videoLinkFault(text: string): VideoLinkFault | null {
  if (parseVideoLink(text) !== null || shortVideoLink(text) !== null) return null;
  if (hasServiceLink(text)) return 'noVideo';
  return /[a-z][a-z\d+.-]*:\/\/\S|[\p{L}\d]\.\p{L}{2,}/iu.test(text) ? 'otherSite' : 'noLink';
}

function youtubeLink(id: string, start: number): VideoLink {
  return {
    host: 'youtube',
    id,
    start,
    part: 1,
    canonical: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
    embed: `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`,
    thumbnail: `https://i.ytimg.com/vi/${id}/mqdefault.jpg`,
    stills: ['maxresdefault', 'hqdefault'].map((name) => `https://i.ytimg.com/vi/${id}/${name}.jpg`),
  };
}

function bilibiliLink(id: string, part: number): VideoLink {
  return {
    host: 'bilibili',
    id,
    start: 0,
    part,
    canonical: `https://www.bilibili.com/video/${id}${part > 1 ? `?p=${part}` : ''}`,
    embed: `https://player.bilibili.com/player.html?bvid=${id}${part > 1 ? `&p=${part}` : ''}&autoplay=0`,
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
    part: 1,
    canonical,
    embed: canonical,
    thumbnail: canonical,
    stills: [canonical],
  };
}
