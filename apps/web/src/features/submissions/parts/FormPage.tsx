import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ExternalLink, TextLink } from '../../../ui/Link.tsx';
import { Page } from '../../../ui/Page.tsx';
import { DraftNote } from './DraftNote.tsx';
import { FormResult } from './FormResult.tsx';
import type { useForm } from './use-form.ts';
import './SubmitBar.css';

export interface FormPageProps {
  form: Pick<
    ReturnType<typeof useForm>,
    'isSignedOut' | 'isRestored' | 'frame' | 'errors' | 'submission' | 'clear' | 'send'
  >;
  title: string;
  /** Shown when the session ended. */
  signedOut: string;
  sendLabel: string;
  /** Characters of a server's message shown at once. */
  shownError: number;
  /** Shown beside the button. */
  facts: ReactNode;
  /** The facts change while one types: the bar stays in sight on wide screens. */
  live?: boolean;
  children: ReactNode;
}

/** The page of a form: what became of the last attempt, the fields, and the bar that sends them. */
export function FormPage(props: FormPageProps) {
  const { form, title, signedOut, sendLabel, shownError, facts, live = false, children } = props;
  const { t } = useTranslation('pages/submissions');
  const { isSignedOut, frame, errors, submission } = form;
  return (
    <Page
      title={title}
      width="form"
      actions={
        <TextLink to="/submission/mine" className="inline-flex min-h-6 items-center">
          {t('own.title')}
        </TextLink>
      }
    >
      {isSignedOut ? (
        // Signing in happens in another tab, so that nothing typed is lost.
        <Banner
          tone="warning"
          role="alert"
          title={signedOut}
          className="mb-6"
          actions={<ExternalLink href="/login">{t('form.signIn')}</ExternalLink>}
        >
          <p>{t('form.keepTyped')}</p>
        </Banner>
      ) : null}
      <FormResult
        marked={errors.shown.length}
        sending={submission.isPending}
        error={submission.error}
        sentId={submission.data?.submissionId}
        limit={shownError}
        onDismiss={() => submission.reset()}
      />
      {form.isRestored ? <DraftNote onClear={form.clear} /> : null}
      <form ref={frame} noValidate onSubmit={form.send} className="grid gap-8">
        {children}
        <div className={`submit-bar ${live ? 'submit-bar-live' : ''}`}>
          <div className="submit-bar-facts">{facts}</div>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={submission.isPending}
            disabled={isSignedOut}
          >
            {sendLabel}
          </Button>
        </div>
      </form>
    </Page>
  );
}

/** A part of a form under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
