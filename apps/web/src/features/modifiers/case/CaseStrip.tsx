import { formatChance } from '@rondo/domain/format';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ModifierGlyph } from '../parts/ModifierGlyph.tsx';
import { type CardKind, tierClass } from '../parts/tier.ts';
import './CaseStrip.css';
import { type Chance, isWinner, STARTS_AT } from './strip.ts';

export interface CaseStripProps {
  cards: readonly CardKind[];
  chances: readonly Chance[];
  /** How far the strip is moved to the left, in pixels; null before it runs. */
  landsAt: number | null;
  isRunning: boolean;
}

/** The cards that run past the line. What came of it is said in words beside it. */
export const CaseStrip = memo(function CaseStrip({ cards, chances, landsAt, isRunning }: CaseStripProps) {
  const { t } = useTranslation('modifiers');
  const state = landsAt === null ? 'idle' : isRunning ? 'running' : 'rest';
  const places = { '--starts-at': `${-STARTS_AT}px`, '--lands-at': `${-(landsAt ?? STARTS_AT)}px` };
  return (
    <div className="case-strip" data-state={state} aria-hidden="true">
      <div className="case-run" style={places as CSSProperties}>
        {cards.map((kind, index) => (
          <div
            // The cards stay where they are while the strip runs.
            key={`${index} ${kind}`}
            className={`case-card ${tierClass(kind)}`}
            data-won={(state === 'rest' && isWinner(index)) || undefined}
          >
            <ModifierGlyph of={kind} size={72} />
            <b>{t(`name.${kind}`)}</b>
            <small>{chanceText(chances.find((chance) => chance.kind === kind))}</small>
          </div>
        ))}
      </div>
    </div>
  );
});

function chanceText(chance: Chance | undefined): string {
  return chance === undefined ? '' : formatChance(chance.percent);
}
