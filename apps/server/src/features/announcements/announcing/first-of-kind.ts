import { createHash } from 'node:crypto';
import {
  canonicalCondition,
  type Directive,
  type FirstClears,
  type TriggerType,
} from '@rondo/domain/announcements';
import { compareUploads } from '@rondo/domain/passes';
import type { Trx } from '../../../platform/db/database.ts';
import type { LongWork } from '../../../platform/long-work.ts';
import { type Kind, selectTakenKinds } from './first-of-kind.repository.ts';
import { type RivalRow, rivalsOfLevels } from './item-facts.repository.ts';

/** An item that may be the first of a kind. */
export interface Candidate {
  readonly id: number;
  readonly levelId: number;
  readonly diffId: number;
  /** Of a clear only. */
  readonly vidUploadTime?: Date;
  readonly vidUploadDay?: string | null;
}

/** Says whether an item is the first of its kind; one that is keeps the kind from those after it. */
export interface FirstOfKind {
  isFirst(item: Candidate, directive: Directive): boolean;
  take(item: Candidate, kind: Kind): void;
  kindOf(item: Candidate, directive: Directive): Kind;
}

/**
 * Reads what was announced of the kinds of items, and of which clears others were earlier.
 * @param items those that a directive asks
 * @param firstsOf where the first clears of a difficulty are found
 */
export async function readFirstOfKind(
  trx: Trx,
  work: LongWork,
  triggerType: TriggerType,
  items: readonly Candidate[],
  firstsOf: (diffId: number) => FirstClears | undefined,
): Promise<FirstOfKind> {
  const levelIds = [...new Set(items.map(({ levelId }) => levelId))];
  const taken = levelIds.length === 0 ? [] : await selectTakenKinds(trx, levelIds);
  if (triggerType === 'PASS' && levelIds.length > 0)
    await addRivals(work, rivalsOfLevels(trx, levelIds), ({ diffId }) => firstsOf(diffId));

  const keyOf = (kind: Kind) => `${kind.levelId} ${kind.triggerType} ${kind.hash}`;
  const holders = new Map(taken.map(({ passId, isPast, ...kind }) => [keyOf(kind), { passId, isPast }]));
  const passIdOf = ({ id }: Candidate) => (triggerType === 'PASS' ? id : null);
  const hashOf = hashes();
  const kindOf = ({ levelId }: Candidate, directive: Directive) => ({
    levelId,
    triggerType,
    hash: hashOf(directive),
  });
  return {
    kindOf,
    isFirst: (item, directive) => {
      const holder = holders.get(keyOf(kindOf(item, directive)));
      if (holder !== undefined && (holder.isPast || holder.passId !== passIdOf(item))) return false;
      const { id, vidUploadTime, vidUploadDay = null } = item;
      const first = vidUploadTime && firstsOf(item.diffId)?.of(directive, item.levelId);
      return !first || compareUploads(first, { id, vidUploadTime, vidUploadDay }) >= 0;
    },
    take: (item, kind) => void holders.set(keyOf(kind), { passId: passIdOf(item), isPast: false }),
  };
}

/** Lets passes be asked whether they are the first of a kind. */
export async function addRivals(
  work: LongWork,
  batches: AsyncIterable<readonly RivalRow[]>,
  firstsOf: (row: RivalRow) => FirstClears | undefined,
): Promise<void> {
  for await (const rows of batches)
    await work.each(rows, (row) => {
      const { id, levelId, vidUploadTime, vidUploadDay } = row;
      firstsOf(row)?.add({ id, levelId, vidUploadTime, vidUploadDay, facts: row });
    });
}

/** SHA-256 of a directive's condition in hex; each is computed once. */
function hashes(): (directive: Directive) => string {
  const known = new Map<Directive, string>();
  return (directive) => {
    const hash =
      known.get(directive) ?? createHash('sha256').update(canonicalCondition(directive)).digest('hex');
    known.set(directive, hash);
    return hash;
  };
}
