import type { Pass } from '@rondo/contract/passes';
import type { Overlays } from './current-overlays.ts';

/** The passes of a level as modifiers show them: those of its king alone, who then is the one to have cleared it. */
export function overlaidPasses({ castles }: Overlays, levelId: number, passes: string): string {
  const king = castles.get(levelId);
  if (king === undefined) return passes;
  const shown = (JSON.parse(passes) as Pass[])
    .filter(({ playerId }) => playerId === king)
    .map((pass): Pass => {
      const stored = { clears: pass.level.clears };
      return { ...pass, level: { ...pass.level, clears: 1 }, overlay: { types: ['king_of_castle'], stored } };
    });
  return JSON.stringify(shown);
}
