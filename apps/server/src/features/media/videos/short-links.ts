import { parseVideoLink } from '@rondo/domain/media';
import { Problem } from '../../../platform/http/problem.ts';
import { askOutside } from '../../../platform/outside/ask-outside.ts';
import type { Outside } from './outside-json.ts';

/**
 * The stored form of the video that a short link of Bilibili leads to (docs/rules/media.md#short-links). Only the
 * address that it names is read; nobody is asked there.
 * @param link as `shortVideoLink` writes it
 * @throws Problem VIDEO_NOT_FOUND, VIDEO_LOOKUP_FAILED
 */
export async function shortLinkTarget({ fetch, timeoutMs }: Outside, link: string): Promise<string> {
  const answer = await askOutside(fetch, link, { timeoutMs }).catch(() => null);
  if (answer === null || answer.status >= 500 || answer.status === 429)
    throw new Problem('VIDEO_LOOKUP_FAILED');
  const isRedirect = answer.status >= 300 && answer.status < 400;
  const target = isRedirect ? parseVideoLink(answer.headers.get('location') ?? '') : null;
  if (target?.host !== 'bilibili') throw new Problem('VIDEO_NOT_FOUND');
  return target.canonical;
}
