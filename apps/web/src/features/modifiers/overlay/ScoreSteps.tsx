import { formatClock, formatScore } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { PlayerOverlay } from '../api.ts';
import { valueText } from '../parts/value-text.ts';

export interface ScoreStepsProps {
  playerId: number;
  overlay: PlayerOverlay;
  stored: number;
  shown: number;
}

/** From the stored ranked score to the one that is shown, step by step in the order that counts. */
export function ScoreSteps({ playerId, overlay, stored, shown }: ScoreStepsProps) {
  const { t } = useTranslation('modifiers');
  const now = useNow();
  const { data } = useQuery(query('playerModifiers', { id: playerId }));
  // Steps say what was done, not by whom or for how long: the modifiers of the same type and value do.
  const left = data?.modifiers.filter((one) => one.playerId === playerId) ?? [];
  const steps = overlay.steps.map((step) => {
    const index = left.findIndex(({ type, value }) => type === step.type && value === step.value);
    return { ...step, origin: index < 0 ? null : (left.splice(index, 1)[0] ?? null) };
  });
  return (
    <div className="modifier-steps">
      <h3>{t('steps.title')}</h3>
      <dl>
        <div>
          <dt>{t('steps.stored')}</dt>
          <dd>{formatScore(stored)}</dd>
          <dd className="modifier-steps-note">{t('steps.storedNote')}</dd>
        </div>
        {steps.map(({ type, value, rankedScore, origin }, index) => (
          <div key={`${index} ${type}`}>
            <dt>{t(`steps.${type}`)}</dt>
            <dd>{valueText({ type, value })}</dd>
            <dd className="modifier-steps-note">
              {origin === null
                ? null
                : [
                    origin.by,
                    t('steps.left', { clock: formatClock((Date.parse(origin.expiresAt) - now) / 1_000) }),
                  ]
                    .filter(Boolean)
                    .join(t('comma'))}
            </dd>
            <dd className="modifier-steps-after">{formatScore(rankedScore)}</dd>
          </div>
        ))}
        <div className="modifier-steps-sum">
          <dt>{t('steps.shown')}</dt>
          <dd>{formatScore(shown)}</dd>
        </div>
      </dl>
    </div>
  );
}
