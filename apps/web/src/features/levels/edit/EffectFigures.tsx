import type { EditEffect } from './api.ts';
import { RankMoves } from './RankMoves.tsx';

export interface EffectFiguresProps {
  effect: EditEffect;
  /** In the tense of the place: what will happen, or what did. */
  passes: (count: { count: number }) => string;
  nobody: string;
  players: string;
}

/** How many passes an edit rescores, and whom it moves in the standings. */
export function EffectFigures({ effect, passes, nobody, players }: EffectFiguresProps) {
  const { rescoredPasses: count } = effect;
  return (
    <div className="grid gap-4">
      <p>{passes({ count })}</p>
      {effect.players.length > 0 ? <RankMoves caption={players} players={effect.players} /> : <p>{nobody}</p>}
    </div>
  );
}
