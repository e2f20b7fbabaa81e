import { createHash } from 'node:crypto';
import type { playEndpoints } from '@rondo/contract/play';
import { secondsUntil } from '../../platform/clock.ts';
import type { Deps } from '../../platform/feature.ts';
import { etagged } from '../../platform/http/etag.ts';
import { found } from '../../platform/http/problem.ts';
import { type Answer, MediaText } from '../../platform/http/reply.ts';
import type { Call } from '../../platform/http/route.ts';
import { wheelDrawing } from './wheel-drawing.ts';
import { selectWheelList } from './wheel-list.repository.ts';

/**
 * The picture of the wheel that is kept under a seed; good for as long as the wheel is.
 * @throws Problem NOT_FOUND
 */
export async function wheelImage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { params: { seed }, request }: Call<typeof playEndpoints.wheelImage>,
): Promise<Answer<never>> {
  const now = clock.now();
  const { items, expiresAt } = found(await selectWheelList(db, seed, now));
  const svg = wheelDrawing(items);
  const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 27);
  return etagged<never>(request, tag, new MediaText(svg, 'image/svg+xml; charset=utf-8'), {
    'cache-control': `public, max-age=${secondsUntil(expiresAt, now) - 1}`,
  });
}
