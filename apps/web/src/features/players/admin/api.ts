import { answer, api } from '../../../lib/api/client.ts';
import { type SecondPasswordOptions, withSecondPassword } from '../../../lib/api/second-password.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { type Reply, read } from '../../../lib/queries/read.ts';

const at = (id: number) => ({ path: { id } });
/** What is done to a person's account is confirmed each time. */
const asked: SecondPasswordOptions = { isKept: false };

export const rename = (id: number, name: string) =>
  answer(api.PUT('/v2/database/players/{id}/name', { params: at(id), body: { name } }));

export const setCountry = (id: number, country: string) =>
  answer(api.PUT('/v2/database/players/{id}/country', { params: at(id), body: { country } }));

/** What staff can forbid a player. */
export const settings = ['isBanned', 'isSubmissionsPaused', 'isRatingBanned'] as const;
export type Setting = (typeof settings)[number];

export const setSetting: Record<Setting, (id: number, value: boolean) => Promise<unknown>> = {
  isBanned: (id, isBanned) =>
    answer(api.PATCH('/v2/database/players/{id}/ban', { params: at(id), body: { isBanned } })),
  isSubmissionsPaused: (id, isSubmissionsPaused) =>
    answer(
      api.PATCH('/v2/database/players/{id}/pause-submissions', {
        params: at(id),
        body: { isSubmissionsPaused },
      }),
    ),
  isRatingBanned: (playerId, isRatingBanned) =>
    answer(
      api.PATCH('/v2/admin/users/{playerId}/rating-ban', {
        params: { path: { playerId } },
        body: { isRatingBanned },
      }),
    ),
};

export async function findDiscord(id: number, discordId: string) {
  const params = { path: { id, discordId } };
  const { discordUser } = await answer(api.GET('/v2/database/players/{id}/discord/{discordId}', { params }));
  return discordUser;
}

export function linkDiscord(id: number, { id: discordId, username, avatar }: DiscordUser) {
  const body = { username, ...(avatar === null ? {} : { avatar }) };
  const params = { path: { id, discordId } };
  return withSecondPassword(
    (headers) => answer(api.PUT('/v2/database/players/{id}/discord/{discordId}', { params, body, headers })),
    asked,
  );
}

export const unlinkDiscord = (id: number) =>
  withSecondPassword(
    (headers) => answer(api.DELETE('/v2/database/players/{id}/discord', { params: at(id), headers })),
    asked,
  );

const previewPath = '/v2/database/players/{id}/merge/preview';

/** What would move; loaded again each time, because a decision follows. */
export function mergePreviewQuery(id: number, target: number | null) {
  const params = { ...at(id), query: { targetPlayerId: target ?? 0 } };
  const options = { enabled: target !== null, staleTime: 0, gcTime: 0, retry: false };
  return read(keys.playerMerge(id, target), previewPath, params, options);
}

export const mergeInto = (id: number, targetPlayerId: number) =>
  withSecondPassword(
    (headers) =>
      answer(
        api.POST('/v2/database/players/{id}/merge', { params: at(id), body: { targetPlayerId }, headers }),
      ),
    asked,
  );

/** Merges of the last 30 days. */
export const mergesQuery = read(keys.playerMerges, '/v2/database/players/merges', {}, { staleTime: 10_000 });

export const undoMerge = (mergeId: number) =>
  withSecondPassword(
    (headers) =>
      answer(
        api.POST('/v2/database/players/merges/{mergeId}/undo', { params: { path: { mergeId } }, headers }),
      ),
    asked,
  );

export type DiscordUser = Awaited<ReturnType<typeof findDiscord>>;
export type MergePreview = Reply<typeof previewPath>;
export type Merge = Reply<'/v2/database/players/merges'>[number];
