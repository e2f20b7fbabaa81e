import type { CSSProperties } from 'react';
import { DifficultyBadge, type Difficulty, useDifficulties } from '../../difficulties/index.ts';
import { type DifficultySpread, spreadScale, votedSpecials, votesFor } from './spread-columns.ts';
import { useSpreadText } from './use-spread-text.ts';
import './VoteScale.css';

export interface VoteScaleProps {
  manager: DifficultySpread;
  community: DifficultySpread;
  managerLabel: string;
  communityLabel: string;
}

const LEAST_STEPS = 15;
/** Votes above each other until dots become flatter. */
const HIGH = 7;

/** Every vote as a dot above its difficulty: filled for managers, open for the community. */
export function VoteScale({ manager, community, managerLabel, communityLabel }: VoteScaleProps) {
  const textOf = useSpreadText();
  const spreads = [manager, community];
  const scale = spreadScale(spreads, useDifficulties(), LEAST_STEPS);
  const specials = votedSpecials(spreads);
  const votes = (of: Difficulty) => votesFor(manager, of) + votesFor(community, of);
  const tallest = Math.max(HIGH, ...[...scale, ...specials].map(votes));
  const dotsOf = (of: Difficulty) => (
    <span className="vote-dots">
      {repeat(votesFor(manager, of), (key) => (
        <i key={key} className="vote-dot" />
      ))}
      {repeat(votesFor(community, of), (key) => (
        <i key={key} className="vote-dot vote-dot-open" />
      ))}
    </span>
  );
  return (
    <div
      className="vote-scale"
      role="img"
      aria-label={`${textOf(managerLabel, manager)}. ${textOf(communityLabel, community)}`}
      style={{ '--tallest': tallest } as CSSProperties}
    >
      {scale.length > 0 ? (
        <span className="vote-steps" style={{ '--steps': scale.length } as CSSProperties}>
          {scale.map((step, index) => (
            <span key={step.id}>
              {dotsOf(step)}
              <i className="vote-step" style={{ background: step.color }} />
              <span className="vote-name">{isNamed(index, scale) ? step.name : ''}</span>
            </span>
          ))}
        </span>
      ) : null}
      {specials.map((special) => (
        <span key={special.id} className="vote-special">
          {dotsOf(special)}
          <DifficultyBadge of={special} size={20} decorative />
        </span>
      ))}
    </div>
  );
}

function repeat<T>(count: number, draw: (key: number) => T): T[] {
  return Array.from({ length: count }, (_, key) => draw(key));
}

/** Long scales name every fifth step and the first of a letter, short ones every third. */
function isNamed(index: number, scale: readonly Difficulty[]): boolean {
  const step = Number(scale[index]?.name.slice(1));
  if (scale.length <= 18) return index % 3 === 1;
  return step === 1 || step % 5 === 0;
}
