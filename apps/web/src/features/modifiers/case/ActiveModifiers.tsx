import { formatClock } from '@rondo/domain/format';
import { modifierMinutes } from '@rondo/domain/modifiers';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMay } from '../../../lib/session/may.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ClockIcon } from '../../../ui/icons.ts';
import type { CasePlayer, Modifier } from '../api.ts';
import { ModifierGlyph } from '../parts/ModifierGlyph.tsx';
import { tierClass } from '../parts/tier.ts';
import { valueText } from '../parts/value-text.ts';
import { EndQuestion } from './EndQuestion.tsx';

export interface ActiveModifiersProps {
  modifiers: readonly Modifier[];
  player: CasePlayer;
}

/** What is at work on a player, each until its clock is at zero. */
export function ActiveModifiers({ modifiers, player }: ActiveModifiersProps) {
  const { t } = useTranslation('modifiers');
  const now = useNow();
  const canEnd = useMay()('endModifier');
  const [asked, setAsked] = useState<Modifier | null>(null);
  const atWork = modifiers.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  return (
    <section aria-labelledby="case-at-work">
      <header className="mb-1 flex items-baseline justify-between">
        <h3 id="case-at-work">{t('atWork', { player: player.name })}</h3>
        <span className="text-12 text-faint tabular-nums">{atWork.length}</span>
      </header>
      {atWork.length === 0 ? (
        <div className="empty">
          <Icon of={ClockIcon} size={24} className="text-faint" />
          <p className="font-semibold">{t('nothingAtWork', { player: player.name })}</p>
          <p className="text-muted">{t('openAndSee')}</p>
        </div>
      ) : (
        <ul>
          {atWork.map((modifier) => (
            <ActiveModifier
              key={modifier.id}
              modifier={modifier}
              player={player}
              now={now}
              onEnd={canEnd ? () => setAsked(modifier) : undefined}
            />
          ))}
        </ul>
      )}
      {asked ? <EndQuestion modifier={asked} player={player} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}

interface ActiveModifierProps extends Pick<ActiveModifiersProps, 'player'> {
  modifier: Modifier;
  now: number;
  /** Given, it can be ended. */
  onEnd: (() => void) | undefined;
}

function ActiveModifier({ modifier, player, now, onEnd }: ActiveModifierProps) {
  const { t } = useTranslation('modifiers');
  const { type, by } = modifier;
  const left = (Date.parse(modifier.expiresAt) - now) / 1_000;
  const usual = modifierMinutes(type) * 60;
  const more = Math.round(
    (Date.parse(modifier.expiresAt) - Date.parse(modifier.createdAt)) / 60_000 - usual / 60,
  );
  const origin = [
    by === null ? null : t('by', { name: by }),
    more <= 0
      ? null
      : more % 60 === 0
        ? t('extendedHours', { count: more / 60 })
        : t('extended', { count: more }),
  ].filter((word) => word !== null);
  // A swap names the partner whom it drew; seen from there, the other one is who is shown.
  const partner = modifier.partner?.id === player.id ? player.shownName : modifier.partner?.name;
  return (
    <li className={`case-active ${tierClass(type)}`}>
      <span className="case-active-glyph">
        <ModifierGlyph of={type} />
      </span>
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">
          {t(`works.${type}`, { value: valueText(modifier) ?? '', partner: partner ?? '' })}
        </b>
        {origin.length === 0 ? null : (
          <small className="block text-12 text-muted wrap-anywhere">{origin.join(t('comma'))}</small>
        )}
      </span>
      <span>
        <span role="timer" className="case-active-clock block">
          {formatClock(left)}
        </span>
        <span className="case-bar" aria-hidden="true">
          <i style={{ transform: `scaleX(${Math.min(1, left / usual)})` }} />
        </span>
      </span>
      {onEnd ? (
        <Button
          size="small"
          variant="danger"
          aria-label={t('joined.labelled', { label: t('end'), value: t(`name.${type}`) })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      ) : null}
    </li>
  );
}
