import type { VideoDetails } from '@rondo/contract/media';
import { parseVideoLink, type VideoLink } from '@rondo/domain/media';
import type { Deps } from '../../platform/feature.ts';
import { type BilibiliReply, bilibiliDetails, bilibiliVideo } from './bilibili.ts';
import { keptLookups } from './kept-lookups.ts';
import { youtubeDetails } from './youtube.ts';

/** The way to what other services know of a video (rules §15.2). */
export interface Videos {
  /** Null for a link that is not known. @throws Problem VIDEO_NOT_FOUND, VIDEO_LOOKUP_FAILED */
  details(link: string): Promise<VideoDetails | null>;
  bilibili(bvid: string): Promise<BilibiliReply>;
  /** When the video was published; null where nobody knows or the service does not answer. Never throws. */
  publishTime(link: string): Promise<Date | null>;
}

type Source = Pick<Deps, 'clock' | 'config' | 'fetch' | 'log'>;
const known = new WeakMap<Deps['clock'], Videos>();

/** One for each server, so that forms and approvals share what was looked up. */
export function videosOf(deps: Source): Videos {
  const videos = known.get(deps.clock) ?? makeVideos(deps);
  known.set(deps.clock, videos);
  return videos;
}

function makeVideos({ clock, config, fetch, log }: Source): Videos {
  const outside = { fetch, timeoutMs: config.videoTimeoutMs };
  const youtube = keptLookups(clock, (link) =>
    youtubeDetails(outside, config.youtubeOembedUrl, parseVideoLink(link) as VideoLink),
  );
  const bilibili = keptLookups(clock, (bvid) => bilibiliVideo(outside, config.bilibiliApiUrl, bvid));
  const details = async (text: string): Promise<VideoDetails | null> => {
    const link = parseVideoLink(text);
    if (link === null) return null;
    if (link.host === 'bilibili') return bilibiliDetails(await bilibili(link.id), link);
    return link.host === 'youtube' ? youtube(link.canonical) : stillDetails(link);
  };
  return {
    details,
    bilibili,
    publishTime: async (link) => {
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
