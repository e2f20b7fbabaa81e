import { formatCountdown } from '@rondo/domain/format';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { rememberOrigin } from '../../../lib/session/origin.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LockIcon } from '../../../ui/icons.ts';
import { ButtonLink, TextLink } from '../../../ui/Link.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useDifficulties } from '../../difficulties/index.ts';
import { CENTRE, SQUARE, sector } from '../wheel/geometry.ts';
import { type Slice, Wheel } from '../wheel/Wheel.tsx';

/** For a visitor: turning needs an account. */
export function LockedWheel() {
  const { t } = useTranslation('wheels');
  const { history } = useRouter();
  const toSignIn = () => rememberOrigin(history.location.href);
  return (
    <div className="play-stage">
      <DimWheel hub={<Icon of={LockIcon} size={28} className="text-muted" />} />
      <p className="text-muted">
        {t('locked.text')} <TextLink to="/levels">{t('locked.list')}</TextLink>
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to="/login" variant="primary" data-autofocus onClick={toSignIn}>
          {t('action.signIn')}
        </ButtonLink>
        <ButtonLink to="/register" onClick={toSignIn}>
          {t('action.register')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A ring is drawn of so many seconds at least, so that it starts nearly whole. */
const RING = 60;

/** The next wheel has to wait. */
export function WaitingWheel({ wait, waits }: { wait: number; waits: number }) {
  const { t } = useTranslation('wheels');
  const left = formatCountdown(wait);
  return (
    <div className="play-stage">
      <DimWheel
        waiting={wait / Math.max(RING, waits)}
        hub={<b className="text-22/[inherit] tabular-nums">{left}</b>}
      />
      <p className="text-muted" role="timer">
        {t('waiting', { left })}
      </p>
    </div>
  );
}

/** The wheel is on its way. */
export function NoWheelYet() {
  const { t } = useTranslation('components');
  return (
    <div className="play-stage" role="status" aria-busy="true">
      <span className="sr-only">{t('loading')}</span>
      <DimWheel hub={<Spinner size={28} />} />
    </div>
  );
}

const noSlices: readonly Slice[] = [];
const nothing = () => undefined;

/** Without levels: the colours of the difficulties. */
function DimWheel({ hub, waiting }: { hub: ReactNode; waiting?: number }) {
  const difficulties = useDifficulties();
  const plate = useMemo(() => {
    const angle = 360 / difficulties.length;
    return (
      <svg viewBox={`0 0 ${SQUARE} ${SQUARE}`}>
        {difficulties.map(({ id, color }, index) => (
          <path key={id} d={sector(index * angle, (index + 1) * angle)} fill={color} />
        ))}
        <circle className="wheel-levels-line" cx={CENTRE} cy={CENTRE} r={199.5} />
      </svg>
    );
  }, [difficulties]);
  return (
    <div className="w-[min(100%,300px)]">
      <Wheel
        plate={plate}
        slices={noSlices}
        turn={null}
        isTurning={false}
        onRest={nothing}
        isDim
        waiting={waiting}
        hub={hub}
      />
    </div>
  );
}
