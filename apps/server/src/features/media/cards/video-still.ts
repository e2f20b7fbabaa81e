import { parseDemoStill, parseVideoLink } from '@rondo/domain/media';
import { Problem } from '../../../platform/http/problem.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { stillSvg } from '../stills/still.ts';
import type { Videos } from '../videos/videos.ts';

/** The largest still of a video that can be had; null without one. Never throws a Problem. */
export async function videoStill(link: string, pictures: Pictures, videos: Videos): Promise<Buffer | null> {
  const video = parseVideoLink(link);
  if (video === null) return null;
  const drawn = parseDemoStill(video.canonical);
  if (drawn !== null) return Buffer.from(stillSvg(drawn));
  for (const address of video.host === 'bilibili' ? await cover(link, videos) : video.stills)
    try {
      return (await pictures.get(address)).bytes;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  return null;
}

async function cover(link: string, videos: Videos): Promise<readonly string[]> {
  try {
    return [(await videos.details(link))?.image ?? ''];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}
