import { canonicalVideoLink, videoKey } from '@rondo/domain/media';
import type { Reply } from '../../lib/api/contract.ts';
import { keyOf } from '../../lib/queries/key.ts';
import { query } from '../../lib/queries/query.ts';

export type VideoDetails = NonNullable<Reply<'videoDetails'>>;

/** Title, channel and time of a video, asked once for each; a failed look-up leaves them to the person. */
export const videoDetailsQuery = (link: string) => ({
  ...query(
    'videoDetails',
    { url: canonicalVideoLink(link) },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  ),
  queryKey: keyOf('videoDetails', { url: videoKey(link) }),
});
