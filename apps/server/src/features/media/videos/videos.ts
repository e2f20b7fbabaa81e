import type { VideoDetails } from '@rondo/contract/media';
import { canonicalVideoLink, parseVideoLink, shortVideoLink, type VideoLink } from '@rondo/domain/media';
import type { Deps } from '../../../platform/feature.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { bilibiliDetails, bilibiliVideo } from './bilibili.ts';
import { keptLookups } from './kept-lookups.ts';
import type { Outside } from './outside-json.ts';
import { shortLinkTarget } from './short-links.ts';
import { type YoutubeApi, youtubeApiDetails, youtubeChannelPicture } from './youtube-api.ts';
import { youtubeOembedDetails } from './youtube-oembed.ts';

/** The way to what other services know of a video. */
export type Videos = ReturnType<typeof makeVideos>;

type Source = Pick<Deps, 'clock' | 'config' | 'fetch' | 'log'>;
const known = new WeakMap<Deps['clock'], Videos>();

/** One for each server, so that forms and approvals share what was looked up. */
export function videosOf(deps: Source): Videos {
  const videos = known.get(deps.clock) ?? makeVideos(deps);
  known.set(deps.clock, videos);
  return videos;
}

function makeVideos({ clock, config, fetch, log }: Source) {
  const outside = { fetch, timeoutMs: config.videoTimeoutMs };
  const youtube = youtubeLookups({ clock, config, log }, outside);
  const bilibili = keptLookups(clock, (bvid) => bilibiliVideo(outside, config.bilibiliApiUrl, bvid));
  const shortTargets = keptLookups(clock, (link) => shortLinkTarget(outside, link));
  const details = async (text: string): Promise<VideoDetails | null> => {
    const short = shortVideoLink(text);
    const link = parseVideoLink(short === null ? text : await shortTargets(short));
    if (link === null) return null;
    if (link.host === 'bilibili') return bilibiliDetails(await bilibili(link.id), link);
    return link.host === 'youtube' ? youtube(link.canonical) : stillDetails(link);
  };
  return {
    /** Null for a link that is not known. @throws Problem VIDEO_NOT_FOUND, VIDEO_LOOKUP_FAILED */
    details,
    bilibili,
    /** The stored form of a link; a short link that cannot be followed stays one. Never throws. */
    storedLink: async (text: string): Promise<string> => {
      const short = shortVideoLink(text);
      if (short === null) return canonicalVideoLink(text);
      return shortTargets(short).catch((error: unknown) => {
        log.info({ err: error }, 'a short link was not followed');
        return short;
      });
    },
    /** When the video was published; null where nobody knows or the service does not answer. Never throws. */
    publishTime: async (link: string) => {
      try {
        const found = await details(link);
        return found?.timestamp ? new Date(found.timestamp) : null;
      } catch (error) {
        log.info({ err: error }, 'no publish time for a video');
        return null;
      }
    },
  };
}

/**
 * Through the Data API where a key is set. Where that fails (a used-up quota) oEmbed answers for the next minutes: a
 * title without a time is better than nothing.
 */
function youtubeLookups(
  { clock, config, log }: Pick<Source, 'clock' | 'config' | 'log'>,
  outside: Outside,
): (link: string) => Promise<VideoDetails> {
  const { youtubeApiKey: key, youtubeApiUrl: url, youtubeOembedUrl } = config;
  const oembed = (link: string) =>
    youtubeOembedDetails(outside, youtubeOembedUrl, parseVideoLink(link) as VideoLink);
  if (key === null) return keptLookups(clock, oembed);
  const api: YoutubeApi = { url, key };
  const channelPicture = keptLookups(clock, (channelId) => youtubeChannelPicture(outside, api, channelId));
  const withTime = async (link: string) => {
    try {
      return await youtubeApiDetails(outside, api, parseVideoLink(link) as VideoLink, channelPicture);
    } catch (error) {
      if (error instanceof Problem && error.code === 'VIDEO_NOT_FOUND') throw error;
      log.warn({ err: error }, 'the YouTube Data API did not answer');
      return oembed(link);
    }
  };
  return keptLookups(clock, withTime, ({ timestamp }) => timestamp === null);
}

/** A still of the demo community stands for a video and needs no service. */
function stillDetails(link: VideoLink): VideoDetails {
  return {
    title: 'Demo still',
    channelName: 'Demo community',
    timestamp: null,
    image: link.canonical,
    embed: link.embed,
    pfp: null,
    link: link.canonical,
    downloadLink: null,
  };
}
