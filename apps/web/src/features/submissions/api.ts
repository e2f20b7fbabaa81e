import { readId } from '@rondo/domain/text';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Given, Reply } from '../../lib/api/contract.ts';
import { madeKey } from '../../lib/queries/key.ts';

const levelHits = 50;

async function findLevels(query: string, signal: AbortSignal) {
  return (await call('listLevels', { query, limit: levelHits }, { signal })).results;
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

/** A level that a form is about, as its list has it now; null once it is gone. `known`: as it was when it was chosen. */
export function levelRowQuery(known: LevelHit | null) {
  const id = known?.id ?? null;
  return queryOptions({
    queryKey: madeKey('lookup', 'level-row', String(id)),
    queryFn: async ({ signal }) => (await findLevels(`#${id}`, signal))[0] ?? null,
    enabled: id !== null,
    initialData: known,
    staleTime: Number.POSITIVE_INFINITY,
    // Another time the list's answer is the newer one.
    gcTime: 0,
  });
}

/** A form as far as it is filled in. */
export type DuplicateQuery = Given<'formDuplicates'>;
export type LevelHit = Reply<'listLevels'>['results'][number];
