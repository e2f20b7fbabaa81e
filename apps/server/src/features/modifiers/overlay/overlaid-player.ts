import type { Pass } from '@rondo/contract/passes';
import type { Player } from '@rondo/contract/players';
import { missedPass } from '@rondo/domain/modifiers';
import type { ScoredPass } from '@rondo/domain/players';
import type { Overlays } from './current-overlays.ts';
import { playerOverlay } from './player-overlay.ts';

/** A profile as modifiers show it. @param profile its JSON; that of a player without one stays as it is */
export function overlaidPlayer({ players }: Overlays, playerId: number, profile: string): string {
  const shown = players.get(playerId);
  if (shown === undefined) return profile;
  const stored = JSON.parse(profile) as Player;
  const { rankedScore, rank, face, topScores } = shown;
  const passes = topScores ? stored.passes.map(missed).sort(byScore) : stored.passes;
  const overlaid: Player = {
    ...stored,
    ...(face && {
      name: face.ref.name,
      country: face.ref.country,
      pfp: face.ref.pfp,
      avatarUrl: face.ref.avatarUrl,
    }),
    rankedScore,
    rankedScoreRank: rank,
    stats: { ...stored.stats, rankedScore, rankedScoreRank: rank },
    passes,
    ...(topScores && { topScores: [...topScores] }),
    overlay: playerOverlay(shown),
  };
  return JSON.stringify(overlaid);
}

function missed(pass: Pass): Pass {
  const { judgements, accuracy, scoreV2, level, speed, isNoHoldTap } = pass;
  const score = missedPass({
    judgements,
    levelBaseScore: level.baseScore,
    difficulty: level.difficulty,
    speed,
    isNoHoldTap,
  });
  const stored = { accuracy, scoreV2, earlyDouble: judgements.earlyDouble };
  return { ...pass, ...score, overlay: { types: ['oops_all_miss'], stored } };
}

const byScore = (a: ScoredPass, b: ScoredPass) => b.scoreV2 - a.scoreV2 || a.id - b.id;
