import { parseVideoLink } from '@rondo/domain/media';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { pictureAddress } from '../../lib/picture-address.ts';
import { keys } from '../../lib/queries/keys.ts';

/** Address of a still of a video, of 480 pixels or more; null as long as none is known. */
export function useVideoPicture(link: string): string | null {
  const video = parseVideoLink(link);
  const bvid = video?.host === 'bilibili' ? video.id : null;
  const { data } = useQuery({ ...bilibiliQuery(bvid ?? ''), enabled: bvid !== null });
  const still = bvid === null ? video?.stills.at(-1) : data?.data?.pic;
  return still ? pictureAddress(still) : null;
}

const loadBilibili = (bvid: string, signal: AbortSignal) =>
  answer(api.GET('/v2/media/bilibili', { params: { query: { bvid } }, signal }));

/** A Bilibili video: the address of its cover does not follow from its id. */
function bilibiliQuery(bvid: string) {
  return queryOptions({
    queryKey: keys.bilibili(bvid),
    queryFn: ({ signal }) => loadBilibili(bvid, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
