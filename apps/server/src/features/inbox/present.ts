import type { InboxEntry } from '@rondo/contract/inbox';
import type { EntryRow } from './read.repository.ts';

/** A row of the inbox on the wire. */
export function presentEntry({
  at,
  scoreBefore,
  scoreAfter,
  rankBefore,
  rankAfter,
  passed,
  passedPlayers,
  rerates,
  changes,
  ...entry
}: EntryRow): InboxEntry {
  return {
    ...entry,
    at: at.toISOString(),
    moved:
      scoreBefore === null || scoreAfter === null ? null : { scoreBefore, scoreAfter, rankBefore, rankAfter },
    passed: passed === null ? null : { count: passed, players: passedPlayers ?? [] },
    rerates: rerates === null ? null : { count: rerates, changes: changes ?? [] },
  };
}
