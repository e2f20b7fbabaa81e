import { NO_VALUE } from '@rondo/domain/format';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DifficultyBadge } from '../../difficulties/index.ts';
import type { ComparedPlayer } from '../api.ts';
import { type Figure, figureText, OTHER_FIGURES } from '../figure-text.ts';
import { HiddenNote } from '../../../ui/HiddenNote.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';
import './ScoreLines.css';

const figures: readonly Figure[] = ['rankedScore', ...OTHER_FIGURES];
const tops = ['topDiff', 'top12kDiff'] as const;
/** Accuracies differ little: their bars begin here. */
const LEAST_ACCURACY = 0.9;

export interface ScoreLinesProps {
  one: ComparedPlayer;
  other: ComparedPlayer;
}

/** Each figure of both, with bars on one scale that grow away from its name. */
export function ScoreLines({ one, other }: ScoreLinesProps) {
  const { t } = useTranslation('pages/compare');
  const { t: tPlayers } = useTranslation('pages/players');
  return (
    <section aria-label={t('scores.title')} className="mt-6">
      <div role="table" aria-label={t('scores.title')}>
        <div role="row" className="sr-only">
          <span role="columnheader">
            <PersonText of={one.name} />
          </span>
          <span role="columnheader">{t('scores.figure')}</span>
          <span role="columnheader">
            <PersonText of={other.name} />
          </span>
        </div>
        {figures.map((key) => {
          const [ofOne, ofOther] = [one.stats[key], other.stats[key]];
          const most = Math.max(spanOf(key, ofOne), spanOf(key, ofOther));
          const share = (value: number) => (most > 0 ? spanOf(key, value) / most : 0);
          return (
            <ScoreLine
              key={key}
              name={tPlayers(`key.${key}`)}
              lead={Math.sign(ofOne - ofOther)}
              one={figureText(key, ofOne)}
              other={figureText(key, ofOther)}
              shares={[share(ofOne), share(ofOther)]}
            />
          );
        })}
        {tops.map((key) => {
          const [ofOne, ofOther] = [one.stats[key], other.stats[key]];
          return (
            <ScoreLine
              key={key}
              name={tPlayers(`key.${key}`)}
              lead={Math.sign((ofOne?.sortOrder ?? -1) - (ofOther?.sortOrder ?? -1))}
              one={ofOne ? <DifficultyBadge of={ofOne} size={28} /> : NO_VALUE}
              other={ofOther ? <DifficultyBadge of={ofOther} size={28} /> : NO_VALUE}
            />
          );
        })}
      </div>
    </section>
  );
}

function spanOf(key: Figure, value: number): number {
  return key === 'averageXacc' ? Math.max(0, value - LEAST_ACCURACY) : value;
}

interface ScoreLineProps {
  name: string;
  /** Above 0: the one leads, below: the other. */
  lead: number;
  one: ReactNode;
  other: ReactNode;
  shares?: readonly [number, number];
}

function ScoreLine({ name, lead, one, other, shares }: ScoreLineProps) {
  const { t } = useTranslation('pages/compare');
  const cell = (value: ReactNode, isAhead: boolean, share: number | undefined) => (
    <span role="cell" className="score-side" data-ahead={isAhead || undefined}>
      <span className="score-value">
        {value}
        {isAhead ? <HiddenNote of={t('ahead')} /> : null}
      </span>
      {share === undefined ? null : (
        <span className="score-bar" aria-hidden="true">
          <i style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </span>
  );
  return (
    <div role="row" className="score-line">
      {cell(one, lead > 0, shares?.[0])}
      <span role="rowheader" className="score-name">
        {name}
      </span>
      {cell(other, lead < 0, shares?.[1])}
    </div>
  );
}
