/** The seven counts of a pass, named as on the wire (docs/rules/passes.md#judgements). */
export interface Judgements {
  /** Too early: the only judgement that is a miss. */
  readonly earlyDouble: number;
  readonly earlySingle: number;
  readonly ePerfect: number;
  readonly perfect: number;
  readonly lPerfect: number;
  readonly lateSingle: number;
  /** Always 0 from the form, yet stored and summed. */
  readonly lateDouble: number;
}

export type JudgementKey = keyof Judgements;

/** In the order in which they are shown: too early to too late. */
export const JUDGEMENT_KEYS = [
  'earlyDouble',
  'earlySingle',
  'ePerfect',
  'perfect',
  'lPerfect',
  'lateSingle',
  'lateDouble',
] as const satisfies readonly JudgementKey[];

/** Something for each of the seven. */
export function forJudgements<T>(valueOf: (key: JudgementKey) => T): Record<JudgementKey, T> {
  return Object.fromEntries(JUDGEMENT_KEYS.map((key) => [key, valueOf(key)])) as Record<JudgementKey, T>;
}

export const MAX_JUDGEMENT_COUNT = 10_000_000;

/** N: the sum of all seven counts. */
export function judgementCount(judgements: Judgements): number {
  return tileCount(judgements) + judgements.earlyDouble + judgements.lateDouble;
}

/** T: the tiles, that is every judgement but too early and too late. */
export function tileCount(judgements: Judgements): number {
  const { earlySingle, ePerfect, perfect, lPerfect, lateSingle } = judgements;
  return earlySingle + ePerfect + perfect + lPerfect + lateSingle;
}

/** T where it is another number than that of the level; null where it is the same, or the level's is not known. */
export function otherTileCount(
  judgements: Judgements,
  level: { readonly tileCount: number | null },
): number | null {
  const tiles = tileCount(judgements);
  return level.tileCount === null || level.tileCount === tiles ? null : tiles;
}
