import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ExternalLink } from '../../../ui/Link.tsx';

/** The session ended while a form was open. Signing in happens in another tab, so that nothing typed is lost. */
export function SignedOutAlert({ title }: { title: string }) {
  const { t } = useTranslation('pages/submissions');
  return (
    <Banner
      tone="warning"
      role="alert"
      title={title}
      className="mb-6"
      actions={<ExternalLink href="/login">{t('form.signIn')}</ExternalLink>}
    >
      <p>{t('form.keepTyped')}</p>
    </Banner>
  );
}
