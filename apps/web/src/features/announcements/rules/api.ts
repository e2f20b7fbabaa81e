import type { Action, Directive } from '@rondo/domain/announcements';
import { answer, api } from '../../../lib/api/client.ts';
import { withSecondPassword } from '../../../lib/api/second-password.ts';
import { keys } from '../../../lib/queries/keys.ts';
import type { Reply } from '../../../lib/queries/read.ts';

export type SavedDirective = Reply<'/v2/database/difficulties/{id}/directives'>[number];
export type Channel = Reply<'/v2/database/difficulties/channels'>[number];
export type ChatRole = Reply<'/v2/database/difficulties/roles'>[number];

/** Asked for once a visit of the page: what is on it is somebody's work. */
const kept = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** Rules may name channels and roles that were switched off. */
const all = { query: { inactive: true } } as const;

export function directivesQuery(id: number) {
  return {
    ...kept,
    queryKey: keys.rules.of(id),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      withSecondPassword((headers) =>
        answer(
          api.GET('/v2/database/difficulties/{id}/directives', { params: { path: { id } }, headers, signal }),
        ),
      ),
  };
}

export const channelsQuery = {
  ...kept,
  queryKey: keys.rules.channels,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    withSecondPassword((headers) =>
      answer(api.GET('/v2/database/difficulties/channels', { params: all, headers, signal })),
    ),
};

export const rolesQuery = {
  ...kept,
  queryKey: keys.rules.roles,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    withSecondPassword((headers) =>
      answer(api.GET('/v2/database/difficulties/roles', { params: all, headers, signal })),
    ),
};

export function saveDirectives(id: number, directives: readonly Directive[]) {
  return withSecondPassword((headers) =>
    answer(
      api.POST('/v2/database/difficulties/{id}/directives', {
        params: { path: { id } },
        headers,
        body: { directives: [...directives] },
      }),
    ),
  );
}

export interface ChannelDraft {
  readonly label: string;
  /** Left out: the stored one stays. Empty: not configured. */
  readonly webhookUrl?: string;
  readonly isActive?: boolean;
}

export function saveChannel(id: number | null, body: ChannelDraft): Promise<Channel> {
  return withSecondPassword((headers) =>
    id === null
      ? answer(api.POST('/v2/database/difficulties/channels', { headers, body }))
      : answer(
          api.PUT('/v2/database/difficulties/channels/{id}', { params: { path: { id } }, headers, body }),
        ),
  );
}

export function switchChannelOff(id: number) {
  return withSecondPassword((headers) =>
    answer(api.DELETE('/v2/database/difficulties/channels/{id}', { params: { path: { id } }, headers })),
  );
}

export function testChannel(id: number) {
  return withSecondPassword((headers) =>
    answer(api.POST('/v2/database/difficulties/channels/{id}/test', { params: { path: { id } }, headers })),
  );
}

export type RoleDraft = Pick<ChatRole, 'roleId' | 'label'> & Partial<Pick<ChatRole, 'isActive'>>;

export function saveRole(id: number | null, body: RoleDraft): Promise<ChatRole> {
  return withSecondPassword((headers) =>
    id === null
      ? answer(api.POST('/v2/database/difficulties/roles', { headers, body }))
      : answer(api.PUT('/v2/database/difficulties/roles/{id}', { params: { path: { id } }, headers, body })),
  );
}

export function switchRoleOff(id: number) {
  return withSecondPassword((headers) =>
    answer(api.DELETE('/v2/database/difficulties/roles/{id}', { params: { path: { id } }, headers })),
  );
}

/** What directives would have announced in the last days. */
export function simulate(id: number, directives: readonly Directive[], days: number, signal: AbortSignal) {
  return withSecondPassword((headers) =>
    answer(
      api.POST('/v2/database/difficulties/{id}/directives/simulate', {
        params: { path: { id } },
        headers,
        signal,
        body: { directives: [...directives], days },
      }),
    ),
  );
}
export type Simulation = Awaited<ReturnType<typeof simulate>>;
export type SimulatedItem = Simulation['items'][number];

/** The messages that one item would make under directives. */
export function simulateMessage(
  id: number,
  body: { directives: readonly Directive[]; kind: SimulatedItem['kind']; id: number },
  signal: AbortSignal,
) {
  return withSecondPassword((headers) =>
    answer(
      api.POST('/v2/database/difficulties/{id}/directives/simulate/message', {
        params: { path: { id } },
        headers,
        signal,
        body: { ...body, directives: [...body.directives] },
      }),
    ),
  );
}

/** An action that tells a channel and pings nobody. */
export function tell(channelId: number): Action {
  return { channelId, pingType: 'NONE', roleId: null };
}
