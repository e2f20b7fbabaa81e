import { canonicalVideoLink, videoKey } from '@rondo/domain/media';
import type { SubmissionKind } from '@rondo/domain/submissions';
import { readId } from '@rondo/domain/text';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { pathText } from '../../lib/api/path-text.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';

const levelHits = 50;

/** Title, channel and time of a video, asked once for each; a failed look-up leaves them to the person. */
export function videoDetailsQuery(link: string) {
  const query = { url: canonicalVideoLink(link) };
  const options = { staleTime: Number.POSITIVE_INFINITY, retry: false };
  return read(keys.videoDetails(videoKey(link)), '/v2/media/video-details', { query }, options);
}

export const searchCreators = (query: string, signal: AbortSignal) =>
  answer(
    api.GET('/v2/database/creators/search/{query}', { params: { path: { query: pathText(query) } }, signal }),
  );

export const searchTeams = (query: string, signal: AbortSignal) =>
  answer(
    api.GET('/v2/database/creators/teams/search/{query}', {
      params: { path: { query: pathText(query) } },
      signal,
    }),
  );

export const searchPlayers = (name: string, signal: AbortSignal) =>
  answer(
    api.GET('/v2/database/players/search/{name}', { params: { path: { name: pathText(name) } }, signal }),
  );

async function findLevels(query: string, signal: AbortSignal) {
  const { results } = await answer(
    api.GET('/v2/database/levels', { params: { query: { query, limit: levelHits } }, signal }),
  );
  return results;
}

/** Levels by a part of their texts; digits also stand for an id, whose level comes first. */
export async function searchLevels(text: string, signal: AbortSignal) {
  const id = readId(text);
  if (id === null) return findLevels(text, signal);
  const [byId, byText] = await Promise.all([
    findLevels(`#${id}`, signal),
    findLevels(text.replace(/^\s*[#＃]/, ''), signal),
  ]);
  return [...byId, ...byText.filter((level) => byId.every((found) => found.id !== level.id))];
}

export const levelRowKey = (id: number | null) => keys.lookup('level-row', String(id));

/** A level that a form is about, as its list has it now; null once it is gone. `known`: as it was when it was chosen. */
export function levelRowQuery(known: LevelHit | null) {
  const id = known?.id ?? null;
  return queryOptions({
    queryKey: levelRowKey(id),
    queryFn: async ({ signal }) => (await findLevels(`#${id}`, signal))[0] ?? null,
    enabled: id !== null,
    initialData: known,
    staleTime: Number.POSITIVE_INFINITY,
    // Another time the list's answer is the newer one.
    gcTime: 0,
  });
}

/** A form as far as it is filled in. */
export interface DuplicateQuery {
  type: SubmissionKind;
  song?: string;
  artist?: string;
  videoLink?: string;
  levelId?: number;
}

export const loadDuplicates = (query: DuplicateQuery, signal: AbortSignal) =>
  answer(api.GET('/v2/form/duplicates', { params: { query }, signal }));

/**
 * Hands a form in; the same key with the same body is one submission however often it arrives
 * (docs/rules/submissions.md#idempotency).
 */
export function submitForm(type: SubmissionKind, body: Record<string, unknown>, key: string) {
  return answer(
    api.POST('/v2/form/form-submit', {
      params: { header: { 'x-form-type': type, 'idempotency-key': key } },
      body,
    }),
  );
}

export type VideoDetails = NonNullable<Reply<'/v2/media/video-details'>>;
export type PlayerHit = Awaited<ReturnType<typeof searchPlayers>>[number];
export type Duplicate = Awaited<ReturnType<typeof loadDuplicates>>['duplicates'][number];
export type LevelHit = Awaited<ReturnType<typeof findLevels>>[number];
