import { shortVideoLink } from '@rondo/domain/media';
import type { Deps } from '../../../platform/feature.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { videosOf } from './videos.ts';

/** An edit with the video that its short link leads to, asked for before the transaction. */
export async function withFollowedVideo<E extends { readonly videoLink?: string | undefined }>(
  deps: Pick<Deps, 'clock' | 'config' | 'fetch' | 'log'>,
  edit: E,
): Promise<E> {
  const { videoLink = '' } = edit;
  if (shortVideoLink(videoLink) === null) return edit;
  return { ...edit, videoLink: await videosOf(deps).storedLink(videoLink) };
}

/** For links that an edit changes; one that is stored already may stay. @throws Problem SHORT_LINK_UNRESOLVED */
export function refuseShortLink(link: string): void {
  if (shortVideoLink(link) !== null) throw fieldProblem('SHORT_LINK_UNRESOLVED', 'videoLink');
}
