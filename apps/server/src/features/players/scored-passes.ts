import type { ScoredPass } from '@rondo/domain/players';

/** Reads a JSON list of [id, levelId, scoreV2], the short form in which the database hands over many passes. */
export function scoredPasses(text: string): readonly ScoredPass[] {
  const rows = JSON.parse(text) as [number, number, number][];
  return rows.map(([id, levelId, scoreV2]) => ({ id, levelId, scoreV2 }));
}
