import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../api/contract.ts';
import { query } from '../queries/query.ts';

/** What this installation is: its environment, switched-on features and links. Asked once a visit. */
const siteConfigQuery = query(
  'config',
  {},
  { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
);

export type SiteConfig = Reply<'config'>;

/** The installation's configuration, or undefined until it has arrived. */
export function useSiteConfig(): SiteConfig | undefined {
  return useQuery(siteConfigQuery).data;
}
