import type { modifierEndpoints } from '@rondo/contract/modifiers';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openCommitment } from '../draws/index.ts';
import { isPlayer, selectCooldown, selectPlayerOfUser } from './case.repository.ts';
import { cooldownOf } from './cooldown.ts';
import { modifierOf, selectActiveOf } from './modifiers.repository.ts';

type PlayerModifiers = (typeof modifierEndpoints.playerModifiers)['schema']['response'][200]['_output'];

/**
 * What is at work on a player and what a case may hold; for who is signed in also how long they wait, and the
 * commitment to their next draw.
 * @throws Problem NOT_FOUND
 */
export async function playerModifiers(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  playerId: number,
  viewer: Viewer | null,
): Promise<PlayerModifiers> {
  if (!(await isPlayer(db, playerId))) throw new Problem('NOT_FOUND');
  const now = clock.now();
  const modifiers = await selectActiveOf(db, playerId, now);
  const probabilities = Object.fromEntries(config.caseChances.map(({ type, percent }) => [type, percent]));
  const all = { modifiers: modifiers.map(modifierOf), probabilities };
  if (viewer === null) return { ...all, cooldown: null, commitment: null };
  const until = await selectCooldown(db, viewer.id, playerId, now);
  const isSelfRoll = (await selectPlayerOfUser(db, viewer.id)) === playerId;
  return {
    ...all,
    cooldown: until && cooldownOf(until, now, isSelfRoll),
    commitment: await openCommitment(db, viewer.id, 'case'),
  };
}
