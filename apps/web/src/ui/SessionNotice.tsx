import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useKeptText } from '../lib/session/kept.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { ExternalLink } from './Link.tsx';

export interface SessionNoticeProps {
  /** What a form says in its own words after the session has ended. */
  endedTitle?: string;
  className?: string;
}

/** In a form with typed text: that the session ended, that the person is back, or that somebody else is here. */
export function SessionNotice({ endedTitle, className }: SessionNoticeProps) {
  const { t } = useTranslation('components');
  const text = useKeptText();
  if (text === null) return null;
  if (text.kind === 'back')
    return (
      <Banner
        tone="success"
        role="status"
        title={t('session.back')}
        className={className}
        onDismiss={text.dismiss}
      >
        <p>{t('session.backText')}</p>
      </Banner>
    );
  // Signing in happens in another tab, so that nothing typed is lost.
  const signIn = (label: string) => <ExternalLink href="/login?elsewhere=1">{label}</ExternalLink>;
  if (text.kind === 'ended')
    return (
      <Banner
        tone="warning"
        role="alert"
        title={endedTitle ?? t('session.ended')}
        className={className}
        actions={signIn(t('action.signIn'))}
      >
        <p>{t('session.endedText')}</p>
      </Banner>
    );
  const { by, now } = text;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('session.other', { now })}
      className={className}
      actions={
        <>
          {signIn(t('session.signInAs', { name: by }))}
          <Button size="small" onClick={text.takeOver}>
            {t('session.sendAs', { name: now })}
          </Button>
        </>
      }
    >
      <p>{t('session.otherText', { by, now })}</p>
    </Banner>
  );
}
