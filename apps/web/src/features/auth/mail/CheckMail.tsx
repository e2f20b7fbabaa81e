import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { takeOrigin } from '../../../lib/session/origin.ts';
import { Button } from '../../../ui/Button.tsx';
import { AccountPanel } from '../parts/AccountPanel.tsx';
import { ResendButton } from './ResendButton.tsx';

/** Shown after a registration, until the mailed link was followed. */
export function CheckMail({ email }: { email: string }) {
  const { t } = useTranslation('pages/auth');
  const router = useRouter();
  return (
    <AccountPanel title={t('checkMail.title')} lead={t('checkMail.lead')}>
      <p role="status">{t('checkMail.text', { email })}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => router.history.replace(takeOrigin())}>
          {t('checkMail.continue')}
        </Button>
        <ResendButton />
      </div>
    </AccountPanel>
  );
}
