import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { DiscordMark } from './DiscordMark.tsx';
import { useDiscordTrip } from './use-discord-trip.ts';

/** The other way to sign in. */
export function DiscordButton() {
  const { t } = useTranslation('pages/auth');
  const trip = useDiscordTrip('login');
  return (
    <div className="grid gap-3">
      <p className="account-or text-12 text-faint">{t('login.or')}</p>
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
