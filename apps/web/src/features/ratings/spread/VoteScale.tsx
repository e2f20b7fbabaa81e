import type { CSSProperties } from 'react';
import { DifficultyBadge, type Difficulty, useDifficulties } from '../../difficulties/index.ts';
import {
  type DifficultySpread,
  spreadScale,
  votedSpecials,
  votesFor,
  useSpreadText,
} from './spread-columns.ts';
import { listed } from '../../../lib/i18n/texts.ts';
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
    <span className="flex min-h-3.5 w-full flex-col-reverse items-center gap-0.5">
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
      className="vote-scale flex max-w-full items-end gap-3 overflow-x-auto"
      role="img"
      aria-label={listed([textOf(managerLabel, manager), textOf(communityLabel, community)])}
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
        <span
          key={special.id}
          className="grid w-6 min-w-0 flex-none content-end justify-items-center gap-0.75 pb-0.5"
        >
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

/** Long scales name the first of a letter and every fifth step that is not beside one, short ones every third. */
function isNamed(index: number, scale: readonly Difficulty[]): boolean {
  if (scale.length <= 18) return index % 3 === 1;
  const stepAt = (place: number) => Number(scale[place]?.name.slice(1));
  return stepAt(index) === 1 || (stepAt(index) % 5 === 0 && stepAt(index + 1) !== 1);
}
