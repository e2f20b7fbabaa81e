import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAllAwaited } from '../../lib/connection/awaited.ts';
import { checkConnection, type Lost, useLostConnection } from '../../lib/connection/connection.ts';
import { useIsOutdated } from '../../lib/connection/load-code.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconDrawing } from '../../ui/Icon.tsx';
import { AlertIcon, CheckIcon, OfflineIcon } from '../../ui/icons.ts';
import { useNow } from '../../lib/use-now.ts';
import './ConnectionBar.css';

const PauseScreen = lazyPart(() => import('./PauseScreen.tsx'), 'PauseScreen');

const farewell = 3_000;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * Below the top bar: that the connection is lost, that it is back, or that the site has a new version. While the site
 * pauses, a screen over all.
 */
export function ConnectionBar() {
  const { t } = useTranslation(['connection', 'common']);
  const lost = useLostConnection();
  const isOutdated = useIsOutdated();
  const isBack = useIsBack(lost);
  const lostWords = useLostWords(lost);
  const look = lost ? looks.lost : isOutdated ? looks.outdated : isBack ? looks.back : null;
  const words = lost ? lostWords : isOutdated ? t('outdated') : t('back');
  if (lost?.pause) return <PauseScreen nextTry={lost.nextTry} progress={lost.pause} />;
  return (
    <div className={look ? 'connection-bar' : undefined}>
      <div>
        {/* Stays in the page: only what changes in it is read out. */}
        <p role="status">
          {look ? <Icon of={look.icon} size={18} className={look.tone} /> : null}
          {look ? words : null}
        </p>
        {lost ? (
          <LostTools lost={lost} />
        ) : isOutdated ? (
          <Button size="small" onClick={() => location.reload()}>
            {t('common:crash.reload')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const looks = {
  lost: { icon: OfflineIcon, tone: 'text-warning' },
  outdated: { icon: AlertIcon, tone: 'text-warning' },
  back: { icon: CheckIcon, tone: 'text-success' },
} satisfies Record<string, { icon: IconDrawing; tone: string }>;

function useLostWords(lost: Lost | null): string {
  const { t, language } = useTranslation('connection');
  const isLeaving = useRouterState({ select: ({ status }) => status === 'pending' });
  const isOpening = useAllAwaited().length > 0;
  if (!lost) return '';
  if (isLeaving || isOpening) return t('opening');
  const time = new Date(lost.since).toLocaleTimeString(language, clock);
  return t('lost', { time });
}

function LostTools({ lost }: { lost: Lost }) {
  const { t } = useTranslation(['connection', 'components']);
  const awaited = useAllAwaited();
  return (
    <>
      {lost.nextTry === null ? null : <Countdown until={lost.nextTry} />}
      {awaited.length === 0 ? null : (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            for (const close of awaited) close();
          }}
        >
          {t('action.cancel')}
        </Button>
      )}
      <Button size="small" busy={lost.nextTry === null} onClick={() => void checkConnection()}>
        {t('tryNow')}
      </Button>
    </>
  );
}

function Countdown({ until }: { until: number }) {
  const { t } = useTranslation('connection');
  const now = useNow();
  return (
    <span className="text-12/[inherit] whitespace-nowrap text-muted tabular-nums max-md:hidden">
      {t('nextTry', { seconds: Math.max(1, Math.ceil((until - now) / 1_000)) })}
    </span>
  );
}

/** For three seconds after a lost connection is back. */
function useIsBack(lost: Lost | null): boolean {
  const [wasLost, setWasLost] = useState(false);
  if (lost && !wasLost) setWasLost(true);
  const isBack = wasLost && !lost;
  useEffect(() => {
    if (!isBack) return;
    const timer = window.setTimeout(() => setWasLost(false), farewell);
    return () => window.clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
