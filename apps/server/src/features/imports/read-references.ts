import { LARGEST_ID } from '../../platform/db/row-id.ts';
import { BadLine } from './broken-input.ts';
import { type Fields, listField, wholeNumberField } from './fields.ts';
import type { DifficultyBases } from './read-level.ts';
import type { RelaxationCounts } from './relaxations.ts';

/** @throws BadLine when the line does not fit the shape of a difficulty's reference levels */
export function readReferences(fields: Fields, bases: DifficultyBases, counts: RelaxationCounts) {
  const difficultyId = wholeNumberField(fields, 'difficultyId', 0, LARGEST_ID);
  if (!bases.has(difficultyId)) throw new BadLine(`difficultyId ${difficultyId} is no difficulty`);
  const named = listField(fields, 'levelIds').map((id, index) =>
    wholeNumberField({ [`levelIds ${index + 1}`]: id }, `levelIds ${index + 1}`, 1, LARGEST_ID),
  );
  const levelIds = [...new Set(named)];
  counts.add('repeatedReference', named.length - levelIds.length);
  return { difficultyId, levelIds };
}
