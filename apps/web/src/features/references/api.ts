import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';

/** Every difficulty of the scale with its reference levels. */
export const referencesQuery = read(keys.references, '/v2/database/references');

export type Reference = Reply<'/v2/database/references'>[number];
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
