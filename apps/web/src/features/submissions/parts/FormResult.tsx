import { useEffect, useRef } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

export interface FormResultProps {
  /** How many fields are marked. */
  marked: number;
  sending: boolean;
  error: unknown;
  /** The number of the submission that was just made. */
  sentId: number | undefined;
  /** Characters of a server's message shown at once, behind 'Error: '; the rest unfolds. */
  limit: number;
  onDismiss: () => void;
}

/** What became of the last attempt, on top of the form. */
export function FormResult({ marked, sending, error, sentId, limit, onDismiss }: FormResultProps) {
  const { t } = useTranslation('pages/submissions');
  if (sending)
    return (
      <Banner tone="info" role="status" className="mb-6">
        <p className="flex items-center gap-3">
          {t('form.sending')} <Spinner />
        </p>
      </Banner>
    );
  if (marked > 0)
    return (
      <Banner tone="danger" role="alert" title={t('form.invalid')} className="mb-6">
        <p>{t('form.marked', { count: marked })}</p>
      </Banner>
    );
  if (error) return <Refused message={problemText(error)} limit={limit} onDismiss={onDismiss} />;
  return sentId === undefined ? null : <Sent id={sentId} onDismiss={onDismiss} />;
}

interface RefusedProps extends Pick<FormResultProps, 'limit' | 'onDismiss'> {
  message: string;
}

/** The button is below the form: its result is scrolled into sight. */
function Refused({ message, limit, onDismiss }: RefusedProps) {
  const { t } = useTranslation('pages/submissions');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'center' });
  }, []);
  const said = (what: string) => t('form.failed', { message: what });
  return (
    <div ref={frame} className="mb-6">
      <FormError message={said(message)} limit={said('').length + limit} onDismiss={onDismiss} />
    </div>
  );
}

/** The form is empty again, so the eye and the focus go to where it says why. */
function Sent({ id, onDismiss }: { id: number; onDismiss: () => void }) {
  const { t } = useTranslation('pages/submissions');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={frame} tabIndex={-1} className="mb-6 rounded-card">
      <Banner tone="success" role="status" title={t('form.sent')} onDismiss={onDismiss}>
        <p>
          {t('form.sentText', { id })}{' '}
          <TextLink to="/submission/mine" className="underline">
            {t('own.title')}
          </TextLink>
        </p>
      </Banner>
    </div>
  );
}
