import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';
import { read } from '../../lib/queries/read.ts';

export const wheelImage = (seed: number) => `/v2/media/wheel-image/${seed}`;

export interface DrawOf {
  kind: 'level' | 'difficulty' | 'reason' | 'gimmick' | 'slots';
  /** Of the wheel of levels. */
  seed?: number;
  nonce: string;
  commitment: string;
}

export const drawOnce = (body: DrawOf) => answer(api.POST('/v2/play/draws', { body }));
export type DrawReply = Awaited<ReturnType<typeof drawOnce>>;

/** What a wheel has given a level. */
export interface RolledValues {
  diffId: number;
  baseScore: number | null;
  publicComments?: string;
  /** Ids of the draws. */
  draws: number[];
}

export const setRolledDifficulty = (id: number, body: RolledValues) =>
  answer(api.PUT('/v2/database/levels/{id}/difficulty', { params: { path: { id } }, body }));

export const updateRolledLevel = (id: number, body: RolledValues) =>
  answer(api.PUT('/v2/database/levels/{id}/timeout', { params: { path: { id } }, body }));

/** A level as a roll needs it. */
export const rolledLevelQuery = (id: number) =>
  read(keys.levels.detail(id), '/v2/database/levels/{id}', { path: { id } });

/** How many passes and players a roll would rescore; for super admins. */
export const rollEffectQuery = (id: number, { diffId, baseScore }: RolledValues) => ({
  queryKey: keys.levels.rollEffect(id, diffId, baseScore),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answer(
      api.POST('/v2/database/levels/{id}/preview', {
        params: { path: { id } },
        body: { diffId, baseScore },
        signal,
      }),
    ),
});

/** Of a level's page: among other things how many seconds its next roll must wait. */
export const levelTimeoutQuery = (id: number) =>
  read(keys.levels.timeout(id), '/v2/database/levels/withRatings/{id}', { path: { id } }, { staleTime: 0 });
