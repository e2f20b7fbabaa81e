import { modifierMinutes } from '@rondo/domain/modifiers';
import { formatClock } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { CasePlayer, Modifier } from '../api.ts';
import { valueNumber } from '../parts/value-text.ts';
import { tierClass } from '../parts/tier.ts';
import { slot, Written } from '../../../ui/Written.tsx';

export interface ResultTextProps {
  modifier: Modifier | null;
  player: CasePlayer;
}

/** What came out, what it does, and how long. */
export function ResultText({ modifier, player }: ResultTextProps) {
  const { t } = useTranslation('modifiers');
  if (modifier === null) return <p className="text-22 font-semibold">{t('nothingWon')}</p>;
  const { type } = modifier;
  const lasts = (Date.parse(modifier.expiresAt) - Date.now()) / 1_000;
  // One that met itself was lengthened.
  const isLengthened = lasts > modifierMinutes(type) * 60 + 30;
  const effect = t(`effect.${type}`, {
    player: player.name,
    number: valueNumber(modifier) ?? '',
    partner: modifier.partner?.name ?? '',
  });
  return (
    <>
      <p className="text-22 font-semibold">
        <Written
          text={t('won', { name: slot('name') })}
          parts={{
            name: (
              <span className={tierClass(type)} style={{ color: 'var(--tier-text)' }}>
                {t(`name.${type}`)}
              </span>
            ),
          }}
        />
      </p>
      <p className="text-muted">
        {effect}
        {isLengthened ? ` ${t('lengthened', { clock: formatClock(lasts) })}` : null}
      </p>
    </>
  );
}
