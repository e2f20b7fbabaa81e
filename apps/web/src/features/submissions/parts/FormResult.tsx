import { useEffect, useRef } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { AnyForm } from './use-form.ts';

/** Characters of a server's message shown at once, behind 'Error: '; the rest unfolds. */
const shownError = { level: 60, pass: 50 };

/** What became of the last attempt, on top of the form. */
export function FormResult({ form: { kind, marked, unmarked, submission } }: { form: AnyForm }) {
  const { t } = useTranslation('pages/submissions');
  const frame = useRef<HTMLDivElement>(null);
  const { data, error, isPending } = submission;
  const isRefused = !isPending && marked === 0 && error !== null;
  const isSent = !isPending && marked === 0 && data !== undefined;
  useEffect(() => {
    // The button is below the form: its result is scrolled into sight.
    if (isRefused) frame.current?.scrollIntoView({ block: 'center' });
  }, [isRefused]);
  useEffect(() => {
    if (!isSent) return;
    // The form is empty again, so the eye and the focus go to where it says why.
    frame.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isSent]);
  const said = (message: string) => t('form.failed', { message });
  if (isPending)
    return (
      <Banner tone="info" role="status" className="mb-6">
        <p className="flex items-center gap-3">
          {t('form.sending')} <Spinner />
        </p>
      </Banner>
    );
  // Several are summed up in the form itself.
  if (marked > 1) return null;
  if (marked > 0 || (unmarked.length > 0 && error === null))
    return (
      <Banner tone="danger" role="alert" title={t('form.invalid')} className="mb-6">
        {marked > 0 ? <p>{t('form.marked', { count: marked })}</p> : null}
        {unmarked.length > 0 ? <p>{unmarked.join(' ')}</p> : null}
      </Banner>
    );
  if (isRefused)
    return (
      <div ref={frame} className="mb-6">
        <FormError
          message={said(problemText(error))}
          limit={said('').length + shownError[kind]}
          onDismiss={submission.reset}
        />
      </div>
    );
  return isSent ? (
    <div ref={frame} tabIndex={-1} className="mb-6 rounded-card">
      <Banner tone="success" role="status" title={t('form.sent')} onDismiss={submission.reset}>
        <p>
          {t('form.sentText', { id: data.submissionId })}{' '}
          <TextLink to="/submission/mine" className="underline">
            {t('own.title')}
          </TextLink>
        </p>
      </Banner>
    </div>
  ) : null;
}
