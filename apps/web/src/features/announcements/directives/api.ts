import type { Action } from '@rondo/domain/announcements';
import { call } from '../../../lib/api/call.ts';
import type { Given, Reply } from '../../../lib/api/contract.ts';
import { query } from '../../../lib/queries/query.ts';

export type SavedDirective = Reply<'directives'>[number];
export type Channel = Reply<'channels'>[number];
export type ChatRole = Reply<'chatRoles'>[number];

/** Asked for once a visit of the page: what is on it is somebody's work. */
const kept = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

export const directivesQuery = (id: number) => query('directives', { id }, kept);

/** Directives may name channels and roles that were switched off. */
export const channelsQuery = query('channels', { inactive: true }, kept);
export const rolesQuery = query('chatRoles', { inactive: true }, kept);

/** An address that is left out stays as it is stored; an empty one is not configured. */
export const saveChannel = (id: number | null, body: Given<'editChannel'>['body']): Promise<Channel> =>
  id === null ? call('createChannel', { body }) : call('editChannel', { id, body });

export const saveRole = (id: number | null, body: Given<'editChatRole'>['body']): Promise<ChatRole> =>
  id === null ? call('createChatRole', { body }) : call('editChatRole', { id, body });

export type Simulation = Reply<'simulateDirectives'>;
export type SimulatedItem = Simulation['items'][number];

/** An action that tells a channel and pings nobody. */
export function tell(channelId: number): Action {
  return { channelId, pingType: 'NONE', roleId: null };
}
