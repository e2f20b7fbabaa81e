import type { BackupDifference, BackupProof } from '@rondo/contract/backups';

const MOST_DIFFERENCES = 50;

/** Counts the time of a proof from now on. */
export function timedProof(clock: { now(): Date }) {
  const began = performance.now();
  const proof = (state: BackupProof['state'], differences: readonly BackupDifference[]): BackupProof => ({
    state,
    at: clock.now().toISOString(),
    seconds: Math.round((performance.now() - began) / 100) / 10,
    differences: differences.slice(0, MOST_DIFFERENCES),
    reason: null,
  });
  return {
    /** What a restored copy showed. */
    showed: (differences: readonly BackupDifference[]) =>
      proof(differences.length === 0 ? 'proved' : 'differs', differences),
    /** It could not be restored. @param why in words */
    failed: (why: string) => proof('differs', [{ what: 'restore', subject: why, count: 1, examples: [] }]),
    skipped: (): BackupProof => ({ ...proof('skipped', []), seconds: null, reason: 'NO_SPACE' }),
  };
}
