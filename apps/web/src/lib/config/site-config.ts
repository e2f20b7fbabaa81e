import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '../api/client.ts';

const loadConfig = (signal: AbortSignal) => answer(api.GET('/v2/config', { signal }));

/** What this installation is: its environment, switched-on features and links. Asked once a visit. */
const siteConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => loadConfig(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export type SiteConfig = Awaited<ReturnType<typeof loadConfig>>;

/** The installation's configuration, or undefined until it has arrived. */
export function useSiteConfig(): SiteConfig | undefined {
  return useQuery(siteConfigQuery).data;
}
