import { edgeColours } from '@rondo/domain/difficulties';
import { artOf } from '@rondo/domain/levels/art';
import { found } from '../../../platform/http/problem.ts';
import type { currentDifficulties } from '../../difficulties/index.ts';
import type { Card } from './card-drawing.ts';

interface ShownLevel {
  readonly id: number;
  readonly song: string;
  readonly artist: string;
  readonly diffId: number;
}

/** What every card of a level has in common. */
export function lookOf(
  table: Awaited<ReturnType<typeof currentDifficulties>>,
  { id, song, artist, diffId }: ShownLevel,
): Pick<Card, 'song' | 'artist' | 'badge' | 'art' | 'edge'> {
  const difficulty = found(table.byId(diffId));
  return {
    song,
    artist,
    badge: table.icon(diffId, 'icon')?.svg ?? '',
    art: artOf({ id, difficulty }, 'card', 'night'),
    edge: edgeColours(difficulty).dark,
  };
}
