import {
  formatReferenceText,
  parseReferenceType,
  referenceChanges,
  referenceTypeText,
  type StoredReference,
} from '@rondo/domain/references';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, found, Problem } from '../../platform/http/problem.ts';
import { lockDifficultyName } from '../difficulties/index.ts';
import { recordAction } from '../log/index.ts';
import {
  deleteReferences,
  selectReferences,
  shareLevels,
  storedReferences,
  writeReferences,
} from './repository.ts';

/**
 * Makes the given levels the references of a difficulty (docs/rules/references.md#replace). References to deleted
 * levels, which nobody is shown, stay as they are until their level is restored.
 * @returns how many references changed, and the difficulty's references
 * @throws Problem NOT_FOUND, REFERENCE_FORMAT, REFERENCE_COMBINATION, LEVEL_NOT_FOUND (400) with the unknown ids
 */
export async function replaceReferences(
  db: Db,
  actorId: number,
  difficultyId: number,
  references: readonly StoredReference[],
) {
  const wanted = references.map(readReference);
  return transaction(db, async (trx) => {
    const name = found(await lockDifficultyName(trx, difficultyId));
    const ids = [...new Set(wanted.map(({ levelId }) => levelId))];
    const known = await shareLevels(trx, ids);
    const unknown = ids.filter((id) => !known.has(id)).sort((a, b) => a - b);
    if (unknown.length > 0)
      throw new Problem('LEVEL_NOT_FOUND', {
        status: 400,
        ids: unknown,
        details: `No level has the ID ${unknown.join(', ')}.`,
      });

    const present = await storedReferences(trx, difficultyId);
    const { added, updated, removedLevelIds } = referenceChanges(present, wanted);
    await deleteReferences(trx, difficultyId, removedLevelIds);
    await writeReferences(trx, difficultyId, [...added, ...updated]);
    const counts = { added: added.length, removed: removedLevelIds.length, updated: updated.length };
    if (counts.added + counts.removed + counts.updated > 0)
      await recordAction(trx, {
        actorId,
        action: 'reference.replace',
        subject: { id: difficultyId, title: name },
        before: { references: textOf(present) },
        after: { references: textOf(await storedReferences(trx, difficultyId)) },
      });
    return { ...counts, reference: found(await selectReferences(trx, difficultyId, { isSuperAdmin: true })) };
  });
}

function readReference({ type, levelId }: StoredReference, index: number): StoredReference {
  const read = parseReferenceType(type);
  if (read.ok) return { levelId, type: referenceTypeText(read.types) };
  throw fieldProblem(read.code, `references.${index}.type`);
}

/** As staff write it, a line for each type. */
function textOf(references: readonly StoredReference[]): string {
  return formatReferenceText(
    references.map(({ levelId, type }) => {
      const read = parseReferenceType(type);
      return { levelId, types: read.ok ? read.types : [] };
    }),
  );
}
