import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { useDiscordTrip } from './trip.ts';

/** The other way to sign in. */
export function DiscordButton() {
  const { t } = useTranslation('pages/auth');
  const trip = useDiscordTrip('login');
  return (
    <div className="grid gap-3">
      <p className="account-or flex items-center gap-3 text-12 text-faint">{t('login.or')}</p>
      {trip.error ? (
        <FormError title={t('login.discordFailed')} message={problemText(trip.error)} limit={120} />
      ) : null}
      <Button size="large" className="w-full" busy={trip.isPending} onClick={() => trip.mutate()}>
        <DiscordMark />
        {t('login.discord')}
      </Button>
    </div>
  );
}

/** A gamepad in a speech bubble, beside the service's name. */
function DiscordMark() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M5.5 4h9A2.5 2.5 0 0 1 17 6.5v6a2.5 2.5 0 0 1-2.5 2.5H11l-3 2.5V15H5.5A2.5 2.5 0 0 1 3 12.5v-6A2.5 2.5 0 0 1 5.5 4Z" />
      <path d="M7.5 8v3M6 9.5h3M12.5 10.5h.01M14 8.5h.01" strokeLinecap="round" />
    </svg>
  );
}
