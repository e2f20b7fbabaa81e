import { formatCount } from '@rondo/domain/format';
import { useDifficulties } from '../../difficulties/index.ts';
import { type DifficultySpread, spreadScale, votedSpecials, votesFor } from './spread-columns.ts';
import { useSpreadText } from './use-spread-text.ts';
import './VoteSpread.css';

export interface VoteSpreadProps {
  /** From `voteSpread` of the rules, with the rows of `useDifficulties`. */
  spread: DifficultySpread;
  /** Whose votes they are. */
  label: string;
  className?: string;
}

const LEAST_STEPS = 11;
/** In units of the drawing, which is stretched to its place. */
const STEP = 8;
const BARS = 14;
const TRACK = 3;

/** Votes as bars on their part of the scale, specials behind a gap, and how many there are: small enough for a card. */
export function VoteSpread({ spread, label, className = '' }: VoteSpreadProps) {
  const textOf = useSpreadText();
  const difficulties = useDifficulties();
  const scale = spreadScale([spread], difficulties, LEAST_STEPS);
  const specials = votedSpecials([spread]);
  const columns = [...scale, ...specials];
  const tallest = Math.max(1, ...columns.map((column) => votesFor(spread, column)));
  const gap = scale.length > 0 && specials.length > 0 ? STEP : 0;
  const width = Math.max(LEAST_STEPS, columns.length) * STEP + gap;
  const text = textOf(label, spread);
  if (spread.count === 0) return <span className="sr-only">{text}</span>;
  return (
    <span className={`vote-spread ${className}`} role="img" aria-label={text} data-tooltip={text}>
      <svg viewBox={`0 0 ${width} ${BARS + TRACK + 1}`} preserveAspectRatio="none" aria-hidden="true">
        {columns.map((column, index) => {
          const votes = votesFor(spread, column);
          const x = index * STEP + (index >= scale.length ? gap : 0);
          const height = (votes / tallest) * BARS;
          return (
            <g key={column.id}>
              {votes > 0 ? (
                <rect className="vote-bar" x={x + 1} y={BARS - height} width={STEP - 2} height={height} />
              ) : null}
              <rect x={x} y={BARS + 1} width={STEP - 0.75} height={TRACK} fill={column.color} />
            </g>
          );
        })}
      </svg>
      <span aria-hidden="true">{formatCount(spread.count)}</span>
    </span>
  );
}
