import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';

const loadBilibili = (bvid: string, signal: AbortSignal) =>
  answer(api.GET('/v2/media/bilibili', { params: { query: { bvid } }, signal }));

/** A Bilibili video: its cover stands at no address that could be told from its id. */
export function bilibiliQuery(bvid: string) {
  return queryOptions({
    queryKey: keys.bilibili(bvid),
    queryFn: ({ signal }) => loadBilibili(bvid, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
