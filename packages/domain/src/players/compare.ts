import { bestPasses, RANKED_PASSES, rankedScore, type ScoredPass } from './ranked-score.ts';

/** Whose clears lead. */
export const LEADS = ['one', 'other', 'even'] as const;
export type Lead = (typeof LEADS)[number];

/** A level that both players cleared, by the best clear of each (docs/rules/players.md#comparison). */
export interface SharedLevel<P extends ScoredPass> {
  readonly one: P;
  readonly other: P;
  readonly leads: Lead;
  /** How much higher the score of whoever leads is; 0 where they are even. */
  readonly by: number;
}

/** A clear of the other player's, and what one as good would add to one's own ranked score. */
export interface OpenGain<P extends ScoredPass> {
  readonly pass: P;
  /** One's own best clear of that level; null without one. */
  readonly own: P | null;
  readonly gain: number;
}

/** Less shows as nothing. */
const LEAST = 0.005;

/** The levels that both players cleared: the largest lead first, whoever has it. */
export function sharedLevels<P extends ScoredPass>(
  ones: readonly P[],
  others: readonly P[],
): readonly SharedLevel<P>[] {
  const ofOther = byLevel(bestPasses(others));
  const shared = bestPasses(ones).flatMap((one): SharedLevel<P>[] => {
    const other = ofOther.get(one.levelId);
    if (other === undefined) return [];
    const lead = one.scoreV2 - other.scoreV2;
    if (Math.abs(lead) < LEAST) return [{ one, other, leads: 'even', by: 0 }];
    return [{ one, other, leads: lead > 0 ? 'one' : 'other', by: Math.abs(lead) }];
  });
  return shared.sort((a, b) => b.by - a.by || a.one.levelId - b.one.levelId);
}

/** How many of them each leads. */
export function countLeads(leads: readonly Lead[]): Readonly<Record<Lead, number>> {
  const counts = { one: 0, other: 0, even: 0 };
  for (const lead of leads) counts[lead] += 1;
  return counts;
}

/**
 * What is open to a player: levels that the other one cleared and the player did not, or not as well. The largest gain
 * first.
 * @param mine the player's countable passes, all of them: they make the present ranked score
 * @param most so many at most
 */
export function openGains<P extends ScoredPass>(
  mine: readonly P[],
  theirs: readonly P[],
  most: number,
): readonly OpenGain<P>[] {
  const best = bestPasses(mine);
  const own = byLevel(best);
  // Without one of them the twenty best are among the first 21.
  const first = best.slice(0, RANKED_PASSES + 1);
  const now = scoreOf(first);
  const least = first[RANKED_PASSES - 1]?.scoreV2 ?? 0;
  return bestPasses(theirs)
    .flatMap((pass): OpenGain<P>[] => {
      const before = own.get(pass.levelId) ?? null;
      if (pass.scoreV2 <= Math.max(least, before?.scoreV2 ?? 0)) return [];
      const gain = scoreOf([...first.filter((each) => each !== before), pass]) - now;
      return gain < LEAST ? [] : [{ pass, own: before, gain }];
    })
    .sort((a, b) => b.gain - a.gain || a.pass.levelId - b.pass.levelId)
    .slice(0, most);
}

/** The best accuracies of two players on the same step of the ladder; null without a clear. */
export type StepAccuracies = readonly [one: number | null, other: number | null];

/** Who leads on a step of the ladder: who has no clear there is behind. Null where nobody has one. */
export function stepLead([one, other]: StepAccuracies): Lead | null {
  if (one === null && other === null) return null;
  const lead = (one ?? -1) - (other ?? -1);
  return lead === 0 ? 'even' : lead > 0 ? 'one' : 'other';
}

function byLevel<P extends ScoredPass>(best: readonly P[]): ReadonlyMap<number, P> {
  return new Map(best.map((pass) => [pass.levelId, pass]));
}

function scoreOf(passes: readonly ScoredPass[]): number {
  return rankedScore(passes.map(({ scoreV2 }) => scoreV2));
}
