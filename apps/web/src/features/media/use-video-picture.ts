import { parseVideoLink } from '@rondo/domain/media';
import { useQuery } from '@tanstack/react-query';
import { pictureAddress } from '../../lib/picture-address.ts';
import { query } from '../../lib/queries/query.ts';

/** Address of a small still of a video for lists; null for the demo's own, and where it does not follow from the link. */
export function listedStill(link: string): string | null {
  const video = parseVideoLink(link);
  return video?.thumbnail && video.host !== 'demo' ? pictureAddress(video.thumbnail) : null;
}

/** Address of a still of a video, of 480 pixels or more; null as long as none is known, and for the demo's own. */
export function useVideoPicture(link: string): string | null {
  const video = parseVideoLink(link);
  const bvid = video?.host === 'bilibili' ? video.id : null;
  const { data } = useQuery({ ...coverQuery(bvid ?? ''), enabled: bvid !== null });
  const still = bvid === null ? video?.stills.at(-1) : data?.data?.pic;
  return still && video?.host !== 'demo' ? pictureAddress(still) : null;
}

/** A Bilibili video: the address of its cover does not follow from its id. */
const coverQuery = (bvid: string) =>
  query('bilibili', { bvid }, { staleTime: Number.POSITIVE_INFINITY, retry: false });
