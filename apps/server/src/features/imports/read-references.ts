import { BadLine } from './broken-input.ts';
import { type Fields, listField, MOST_ID, wholeNumberField } from './fields.ts';
import type { DifficultyBases } from './read-level.ts';
import type { RelaxationCounts } from './relaxations.ts';

export type ImportedReferences = { readonly difficultyId: number; readonly levelIds: readonly number[] };

/** @throws BadLine when the line does not fit the shape of a difficulty's reference levels */
export function readReferences(
  fields: Fields,
  bases: DifficultyBases,
  counts: RelaxationCounts,
): ImportedReferences {
  const difficultyId = wholeNumberField(fields, 'difficultyId', 0, MOST_ID);
  if (!bases.has(difficultyId)) throw new BadLine(`difficultyId ${difficultyId} is no difficulty`);
  const named = listField(fields, 'levelIds').map((id, index) =>
    wholeNumberField({ [`levelIds ${index + 1}`]: id }, `levelIds ${index + 1}`, 1, MOST_ID),
  );
  const levelIds = [...new Set(named)];
  counts.add('repeatedReference', named.length - levelIds.length);
  return { difficultyId, levelIds };
}
