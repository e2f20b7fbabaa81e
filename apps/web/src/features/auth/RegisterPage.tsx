import { useState } from 'react';
import { useSiteConfig } from '../../lib/config/site-config.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink, TextLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { CheckMail } from './mail/CheckMail.tsx';
import { AccountPanel } from './parts/AccountPanel.tsx';
import { RegisterFields } from './parts/RegisterFields.tsx';

export function RegisterPage() {
  const { t } = useTranslation('pages/auth');
  const config = useSiteConfig();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  if (mailedTo !== null) return <CheckMail email={mailedTo} />;
  if (config?.features.registration === false)
    return (
      <Page title={t('register.title')} width="form" bare>
        <EmptyState
          wholePage
          title={t('closed.title')}
          action={<ButtonLink to="/login">{t('action.signIn')}</ButtonLink>}
        >
          {t('closed.text')}
        </EmptyState>
      </Page>
    );
  return (
    <AccountPanel
      title={t('register.title')}
      lead={t('register.lead')}
      foot={
        <>
          {t('register.hasAccount')} <TextLink to="/login">{t('action.signIn')}</TextLink>
        </>
      }
    >
      <RegisterFields onUnverified={setMailedTo} />
    </AccountPanel>
  );
}
