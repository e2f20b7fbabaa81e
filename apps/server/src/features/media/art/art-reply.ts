import type { mediaEndpoints } from '@rondo/contract/media';
import { ART_LOOK, levelArt, parseLevelArt } from '@rondo/domain/levels/art';
import { type Answer, answer, MediaText } from '../../../platform/http/reply.ts';
import { found } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * The drawing that an address describes, made anew each time: that takes less than to look for it, and browsers keep
 * it for a year (docs/rules/media.md#level-art). A page that knows another look of the drawings gets the present one,
 * and asks again.
 * @throws Problem NOT_FOUND for an address that describes none
 */
export function artReply({ params, query }: Call<typeof mediaEndpoints.levelArt>): Answer<never> {
  const svg = levelArt(found(parseLevelArt(params.file)));
  const cacheControl = query.v === ART_LOOK ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
  return answer<never>(new MediaText(svg, 'image/svg+xml; charset=utf-8'), {
    headers: { 'cache-control': cacheControl },
  });
}
