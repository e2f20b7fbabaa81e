import type { VideoDetails } from '@rondo/contract/media';
import type { VideoLink } from '@rondo/domain/media';
import { z } from 'zod';
import { Problem } from '../../../platform/http/problem.ts';
import { outsideWord } from '../../../platform/outside/outside-text.ts';
import { type Outside, outsideJson } from './outside-json.ts';
import { LONGEST_ADDRESS, LONGEST_NAME, LONGEST_TITLE } from './video-texts.ts';

const oembedReply = z.object({
  title: outsideWord(LONGEST_TITLE),
  author_name: outsideWord(LONGEST_NAME).default(''),
  thumbnail_url: outsideWord(LONGEST_ADDRESS).optional(),
});

/** Title, channel and picture through oEmbed, which knows no time. @throws Problem VIDEO_NOT_FOUND */
export async function youtubeOembedDetails(
  outside: Outside,
  service: string,
  video: VideoLink,
): Promise<VideoDetails> {
  const address = new URL(service);
  address.searchParams.set('format', 'json');
  address.searchParams.set('url', `https://www.youtube.com/watch?v=${video.id}`);
  const reply = await outsideJson(outside, address, oembedReply, () => {
    throw new Problem('VIDEO_NOT_FOUND');
  });
  const { title, author_name, thumbnail_url } = reply;
  return {
    title,
    channelName: author_name,
    timestamp: null,
    image: video.thumbnail ?? thumbnail_url ?? '',
    embed: video.embed,
    pfp: null,
    link: video.canonical,
    downloadLink: null,
  };
}
