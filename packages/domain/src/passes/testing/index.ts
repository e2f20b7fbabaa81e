import { readFileSync } from 'node:fs';
import { JUDGEMENT_KEYS, type Judgements } from '../judgements.ts';
import type { ScoreInput } from '../score.ts';

/** A row of the table of docs/rules/passes.md#cases. */
export interface WorkedScore {
  readonly row: number;
  readonly input: ScoreInput;
  readonly accuracy: number;
  readonly accuracyFactor: number;
  readonly speedFactor: number;
  readonly missFactor: number;
  readonly score: number;
}

const PAGE = new URL('../../../../../docs/rules/passes.md', import.meta.url);
const ROW = /^\| \d+ \| [\d,]+ \|.*$/gm;

/** The worked scores of the rules, read from their page: it says what tests hold the formulas against. */
export function workedScores(): readonly WorkedScore[] {
  return (readFileSync(PAGE, 'utf8').match(ROW) ?? []).map(readRow);
}

function readRow(line: string): WorkedScore {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, row = '', counts = '', levelBase = '', base, speed, flags = '', ...results] = cells;
  const [accuracy, accuracyFactor, speedFactor, missFactor, score] = results.slice(0, 5).map(Number);
  const difficulty = flags.includes('Marathon') ? { id: 64, name: 'Marathon' } : { id: 41, name: 'U1' };
  return {
    row: Number(row),
    input: {
      judgements: judgementsOf(counts),
      levelBaseScore: levelBase === '-' ? null : Number(levelBase),
      difficulty: { ...difficulty, baseScore: Number(base) },
      speed: Number(speed),
      isNoHoldTap: flags.includes('no hold tap'),
    },
    accuracy: accuracy ?? Number.NaN,
    accuracyFactor: accuracyFactor ?? Number.NaN,
    speedFactor: speedFactor ?? Number.NaN,
    missFactor: missFactor ?? Number.NaN,
    score: score ?? Number.NaN,
  };
}

/** Counts in the order ED, ES, EP, P, LP, LS, LD, separated by commas. */
export function judgementsOf(counts: string): Judgements {
  const values = counts.split(',').map(Number);
  return Object.fromEntries(
    JUDGEMENT_KEYS.map((key, index) => [key, values[index] ?? 0]),
  ) as unknown as Judgements;
}
