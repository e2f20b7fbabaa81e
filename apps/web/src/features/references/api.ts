import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';

const load = (signal: AbortSignal) => answer(api.GET('/v2/database/references', { signal }));

/** Every difficulty of the scale with its reference levels. */
export const referencesQuery = queryOptions({
  queryKey: keys.references,
  queryFn: ({ signal }) => load(signal),
});

export type Reference = Awaited<ReturnType<typeof load>>[number];
export type ReferenceLevel = Reference['levels'][number];

export interface ReferenceEntry {
  levelId: number;
  /** As it is stored, such as ROLLING+TECH. */
  type: string;
}

export function replaceReferences(difficultyId: number, references: ReferenceEntry[]) {
  return answer(
    api.PUT('/v2/database/references/bulk/{difficultyId}', {
      params: { path: { difficultyId } },
      body: { references },
    }),
  );
}
