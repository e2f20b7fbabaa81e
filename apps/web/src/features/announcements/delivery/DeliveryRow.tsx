import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon, type IconDrawing } from '../../../ui/Icon.tsx';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, RefreshIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { Delivery } from '../api.ts';
import { TargetChip } from '../parts/TargetChip.tsx';

interface DeliveryRowProps {
  delivery: Delivery;
  /** Its tries are shown. */
  isOpen: boolean;
  isBusy: boolean;
  onOpen: () => void;
  onSee: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

const looks: Record<Delivery['state'], readonly [IconDrawing, string]> = {
  waiting: [ClockIcon, 'text-muted'],
  sending: [RefreshIcon, 'text-info'],
  sent: [CheckIcon, 'text-success'],
  failed: [AlertIcon, 'text-danger'],
  cancelled: [CloseIcon, 'text-muted'],
  toldAnew: [CheckIcon, 'text-muted'],
};

/** One message or mail: what it tells, to whom, and how far it is. */
export function DeliveryRow(props: DeliveryRowProps) {
  const { delivery, isOpen, isBusy, onOpen, onSee, onRetry, onCancel } = props;
  const { t } = useTranslation('pages/announcements');
  const tries = useId();
  const { state, to, error, attempts, kind } = delivery;
  const [icon, colour] = looks[state];
  const hasMore = attempts.length > 0 || error !== null || kind !== 'mail';
  return (
    <li className="delivery">
      <div className="delivery-row">
        <span className={`delivery-state ${colour}`}>
          <Icon of={icon} size={16} />
          {t(`delivery.state.${state}`)}
        </span>
        <span className="delivery-what min-w-0">
          <span className="ell block font-semibold">
            {t(`delivery.kind.${kind}`, { count: delivery.count })}
          </span>
          <Titles delivery={delivery} />
        </span>
        <span className="delivery-to min-w-0">
          {kind === 'mail' || to.pingType === null ? (
            <span className="ell block">{to.label}</span>
          ) : (
            <TargetChip of={{ label: to.label, pingType: to.pingType, roleLabel: to.roleLabel }} />
          )}
        </span>
        <span className="delivery-tries tabular-nums text-muted">
          {t('delivery.triesOf', { tries: delivery.tries, most: delivery.mostTries })}
        </span>
        <span className="delivery-next text-muted">
          <Next delivery={delivery} />
        </span>
        <TimeAgo at={delivery.createdAt} className="delivery-age text-12 text-faint tabular-nums" />
        <span className="delivery-actions">
          {hasMore ? (
            <Button
              size="small"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={tries}
              onClick={onOpen}
            >
              {t('delivery.tries')}
            </Button>
          ) : null}
          {delivery.canRetry ? (
            <Button size="small" disabled={isBusy} onClick={onRetry}>
              {t('run.tryAgain')}
            </Button>
          ) : null}
          {state === 'waiting' || state === 'failed' ? (
            <Button size="small" variant="ghost" disabled={isBusy} onClick={onCancel}>
              {t('delivery.cancel')}
            </Button>
          ) : null}
        </span>
      </div>
      {isOpen ? (
        <div id={tries} className="delivery-log">
          <Attempts delivery={delivery} />
          {kind === 'mail' ? null : (
            <button type="button" className="link text-12" onClick={onSee}>
              {t('delivery.see')}
            </button>
          )}
        </div>
      ) : null}
    </li>
  );
}

function Titles({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('pages/announcements');
  const { titles, count } = delivery;
  const text = titles.join(', ');
  const more = count - titles.length;
  if (text === '') return null;
  return (
    <span className="ell block text-12 text-muted" title={text}>
      {more > 0 ? t('delivery.andMore', { titles: text, count: more }) : text}
    </span>
  );
}

function Next({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('pages/announcements');
  const { state, nextAt, waitsForChat } = delivery;
  if (state === 'sending') return t('delivery.now');
  if (state !== 'waiting' || nextAt === null) return <span className="delivery-none">-</span>;
  const seconds = Math.max(0, (Date.parse(nextAt) - Date.now()) / 1000);
  if (seconds === 0) return t('delivery.now');
  return t(waitsForChat ? 'delivery.inAsked' : 'delivery.in', { seconds: seconds.toFixed(1) });
}

function Attempts({ delivery }: { delivery: Delivery }) {
  const { t, language } = useTranslation('pages/announcements');
  const { attempts, error } = delivery;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  if (attempts.length === 0) return <p className="text-muted">{error ?? t('delivery.noFailure')}</p>;
  return (
    <ol>
      {attempts.map(({ at, error: reason, retryIn }, place) => (
        <li key={at} className="delivery-try">
          <span className="text-faint">{place + 1}</span>
          <time dateTime={at}>{time.format(new Date(at))}</time>
          <span className="wrap-anywhere">{reason}</span>
          <span className="text-muted">
            {retryIn === null
              ? t('delivery.gaveUp')
              : t('delivery.waited', { seconds: Math.round(retryIn / 100) / 10 })}
          </span>
        </li>
      ))}
    </ol>
  );
}
