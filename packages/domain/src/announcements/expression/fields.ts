/** What a directive's condition may ask about a clear. */
export interface ClearFacts {
  /** Effective base score (docs/rules/README.md#words). */
  readonly baseScore: number;
  readonly score: number;
  readonly speed: number;
  /** A fraction 0 … 1. */
  readonly accuracy: number;
  readonly isWorldsFirst: boolean;
  readonly isNoHoldTap: boolean;
  readonly is12K: boolean;
  readonly is16K: boolean;
  /** No judgement is too early. */
  readonly noMiss: boolean;
}

/** The facts of a clear, or those of a level: its base score only. */
export type ItemFacts = Pick<ClearFacts, 'baseScore'> & Partial<ClearFacts>;

/** The words of an expression, in the order in which an editor offers them, with the fact that each one reads. */
export const FIELD_FACTS = {
  ACCURACY: 'accuracy',
  BASESCORE: 'baseScore',
  SCORE: 'score',
  SPEED: 'speed',
  IS_WF: 'isWorldsFirst',
  IS_NHT: 'isNoHoldTap',
  IS_12K: 'is12K',
  IS_16K: 'is16K',
  NO_MISS: 'noMiss',
} as const satisfies Record<string, keyof ClearFacts>;

export type Field = keyof typeof FIELD_FACTS;

export const FIELDS = Object.keys(FIELD_FACTS) as readonly Field[];

export type ValueType = 'number' | 'boolean';

const NUMBER_FIELDS: ReadonlySet<Field> = new Set(['ACCURACY', 'BASESCORE', 'SCORE', 'SPEED']);

export function fieldType(field: Field): ValueType {
  return NUMBER_FIELDS.has(field) ? 'number' : 'boolean';
}

/** The field of a word in any case; undefined where there is none. */
export function fieldNamed(word: string): Field | undefined {
  // Only these letters: others have one of them as their capital.
  const wanted = /^[A-Za-z0-9_]+$/.test(word) ? word.toUpperCase() : '';
  return FIELDS.find((field) => field === wanted);
}
