import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '../api/client.ts';
import { broughtAlong } from '../api/first-data.ts';
import { keys } from '../queries/keys.ts';

const loadConfig = (signal: AbortSignal) => answer(api.GET('/v2/config', { signal }));

/** What this installation is: its environment, switched-on features and links. Asked once a visit. */
const siteConfigQuery = queryOptions({
  queryKey: keys.config,
  queryFn: ({ signal }) => loadConfig(signal),
  ...broughtAlong<SiteConfig>({ method: 'GET', path: '/v2/config' }, true),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export type SiteConfig = Awaited<ReturnType<typeof loadConfig>>;

/** The installation's configuration, or undefined until it has arrived. */
export function useSiteConfig(): SiteConfig | undefined {
  return useQuery(siteConfigQuery).data;
}
