import type { PlayerHit } from '@rondo/contract/players';
import { isSearchable, textLength } from '@rondo/domain/text';
import type { Db } from '../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { selectPlayerHits } from './search.repository.ts';

const LONGEST = 100;

/**
 * At most 20 players by a part of one of their names.
 * @throws Problem QUERY_TOO_SHORT, VALIDATION_FAILED for one that is longer than a name
 */
export async function searchPlayers(db: Db, part: string): Promise<PlayerHit[]> {
  const wanted = part.trim();
  if (!isSearchable(wanted)) throw new Problem('QUERY_TOO_SHORT');
  if (textLength(wanted) > LONGEST)
    throw fieldProblem('VALIDATION_FAILED', 'name', {
      code: 'TOO_LONG',
      message: `Must have at most ${LONGEST} characters.`,
    });
  return selectPlayerHits(db, wanted);
}
