import { formatCount } from '@rondo/domain/format';
import { type Difficulty, DifficultyBadge, useDifficulties } from '../../difficulties/index.ts';
import { type DifficultySpread, spreadScale, votesFor, useSpreadText } from './spread-columns.ts';
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

/** Votes as bars on their part of the scale with their number, then each special with its own: small enough for a card. */
export function VoteSpread({ spread, label, className = '' }: VoteSpreadProps) {
  const textOf = useSpreadText();
  const scale = spreadScale([spread], useDifficulties(), LEAST_STEPS);
  const text = textOf(label, spread);
  if (spread.count === 0) return <span className="sr-only">{text}</span>;
  const onScale = spread.steps.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <span className={`vote-spread ${className}`} role="img" aria-label={text} data-tooltip={text}>
      {scale.length > 0 ? (
        <>
          <Bars spread={spread} scale={scale} />
          <span aria-hidden="true">{formatCount(onScale)}</span>
        </>
      ) : null}
      {spread.specials.map(({ difficulty, votes }) => (
        <span key={difficulty.id} className="inline-flex flex-none items-end gap-0.75" aria-hidden="true">
          <DifficultyBadge of={difficulty} size={20} decorative />
          {formatCount(votes)}
        </span>
      ))}
    </span>
  );
}

function Bars({ spread, scale }: { spread: DifficultySpread; scale: readonly Difficulty[] }) {
  const tallest = Math.max(...scale.map((step) => votesFor(spread, step)));
  return (
    <svg
      viewBox={`0 0 ${scale.length * STEP} ${BARS + TRACK + 1}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {scale.map((step, index) => {
        const height = (votesFor(spread, step) / tallest) * BARS;
        const x = index * STEP;
        return (
          <g key={step.id}>
            {height > 0 ? (
              <rect className="vote-bar" x={x + 1} y={BARS - height} width={STEP - 2} height={height} />
            ) : null}
            <rect x={x} y={BARS + 1} width={STEP - 0.75} height={TRACK} fill={step.color} />
          </g>
        );
      })}
    </svg>
  );
}
