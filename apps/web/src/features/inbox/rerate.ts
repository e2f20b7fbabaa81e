import { formatBaseScore } from '@rondo/domain/format';
import type { InboxEntry } from './api.ts';

export type Rerate = NonNullable<InboxEntry['rerates']>['changes'][number];

/** The change of an entry that holds one alone. */
export function singleRerate({ rerates }: InboxEntry): Rerate | undefined {
  return rerates?.count === 1 ? rerates.changes[0] : undefined;
}

/** The difficulties in words, or the base scores where the difficulty is the same. */
export function whatChanged({ oldDifficulty, newDifficulty, oldBaseScore, newBaseScore }: Rerate) {
  if (oldDifficulty !== null && oldDifficulty.id !== newDifficulty.id)
    return { what: 'rerate', before: oldDifficulty.name, after: newDifficulty.name } as const;
  const worth = (own: number | null) => formatBaseScore(own ?? newDifficulty.baseScore);
  return { what: 'rebase', before: worth(oldBaseScore), after: worth(newBaseScore) } as const;
}
