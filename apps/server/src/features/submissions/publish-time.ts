import { isUploadTime } from '@rondo/domain/passes';
import type { Deps } from '../../platform/feature.ts';
import { videosOf } from '../media/index.ts';

/** When the video was published, as its own service tells; null when nobody knows, or the time is impossible. Never throws. */
export async function publishTime(deps: Deps, link: string): Promise<Date | null> {
  const time = await videosOf(deps).publishTime(link);
  return time !== null && isUploadTime(time, deps.clock.now()) ? time : null;
}
