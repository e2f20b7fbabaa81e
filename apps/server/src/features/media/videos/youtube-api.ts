import type { VideoDetails } from '@rondo/contract/media';
import { downloadLinkIn, type VideoLink } from '@rondo/domain/media';
import { z } from 'zod';
import { Problem } from '../../../platform/http/problem.ts';
import { outsideWord } from '../../../platform/outside/outside-text.ts';
import { type Outside, outsideJson } from './outside-json.ts';
import { LONGEST_ADDRESS, LONGEST_DESCRIPTION, LONGEST_NAME, LONGEST_TITLE } from './video-texts.ts';

export interface YoutubeApi {
  readonly url: string;
  readonly key: string;
}

const videoList = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        publishedAt: z.iso.datetime({ offset: true }),
        channelId: z.string().regex(/^[\w-]{1,40}$/),
        title: outsideWord(LONGEST_TITLE),
        description: outsideWord(LONGEST_DESCRIPTION).default(''),
        channelTitle: outsideWord(LONGEST_NAME).default(''),
      }),
    }),
  ),
});

const thumbnail = z.object({ url: outsideWord(LONGEST_ADDRESS) });
const channelList = z.object({
  items: z
    .array(
      z.object({
        snippet: z.object({ thumbnails: z.object({ medium: thumbnail, default: thumbnail }).partial() }),
      }),
    )
    .default([]),
});

/**
 * What the Data API knows of a video (docs/rules/media.md#video-details). `channelPicture` looks a channel's picture
 * up.
 * @throws Problem VIDEO_NOT_FOUND, VIDEO_LOOKUP_FAILED
 */
export async function youtubeApiDetails(
  outside: Outside,
  api: YoutubeApi,
  video: VideoLink,
  channelPicture: (channelId: string) => Promise<string | null>,
): Promise<VideoDetails> {
  const [found] = (await ask(outside, api, 'videos', video.id, videoList)).items;
  if (found === undefined) throw new Problem('VIDEO_NOT_FOUND');
  const { title, channelTitle, channelId, publishedAt, description } = found.snippet;
  return {
    title,
    channelName: channelTitle,
    timestamp: new Date(publishedAt).toISOString(),
    image: video.thumbnail ?? '',
    embed: video.embed,
    pfp: await channelPicture(channelId).catch(() => null),
    link: video.canonical,
    downloadLink: downloadLinkIn(description),
  };
}

/** Null for a channel without a picture. @throws Problem VIDEO_LOOKUP_FAILED */
export async function youtubeChannelPicture(
  outside: Outside,
  api: YoutubeApi,
  channelId: string,
): Promise<string | null> {
  const [channel] = (await ask(outside, api, 'channels', channelId, channelList)).items;
  const pictures = channel?.snippet.thumbnails;
  return (pictures?.medium ?? pictures?.default)?.url ?? null;
}

/** What is read of the answers, without which those to long descriptions and many languages have no bound. */
const FIELDS = {
  videos: 'items/snippet(publishedAt,channelId,title,description,channelTitle)',
  channels: 'items/snippet/thumbnails(medium/url,default/url)',
} as const;
type What = keyof typeof FIELDS;

/** A refused key or a used-up quota answers 400 or 403 here: that says nothing about the video. */
function ask<T>(
  outside: Outside,
  { url, key }: YoutubeApi,
  what: What,
  id: string,
  shape: z.ZodType<T, unknown>,
) {
  const query = new URLSearchParams({ part: 'snippet', fields: FIELDS[what], id, key });
  return outsideJson(outside, new URL(`${url}/${what}?${query}`), shape);
}
