import { useQuery } from '@tanstack/react-query';
import { broughtAlong } from '../api/first-data.ts';
import { keys } from '../queries/keys.ts';
import { type Reply, read } from '../queries/read.ts';

/** What this installation is: its environment, switched-on features and links. Asked once a visit. */
const siteConfigQuery = read(
  keys.config,
  '/v2/config',
  {},
  {
    ...broughtAlong<SiteConfig>({ method: 'GET', path: '/v2/config' }, true),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  },
);

export type SiteConfig = Reply<'/v2/config'>;

/** The installation's configuration, or undefined until it has arrived. */
export function useSiteConfig(): SiteConfig | undefined {
  return useQuery(siteConfigQuery).data;
}
