import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SessionNotice } from '../../../ui/SessionNotice.tsx';
import { DraftNote } from './DraftNote.tsx';
import { FormResult } from './FormResult.tsx';
import type { AnyForm } from './use-form.ts';
import { StagingNote } from './StagingNote.tsx';
import './SubmitBar.css';

export interface FormPageProps {
  form: AnyForm;
  /** Changes while one types and is shown beside the button, which then stays in sight on wide screens. */
  live?: ReactNode;
  children: ReactNode;
}

/** The page of a form: what became of the last attempt, the fields, and the bar that sends them. */
export function FormPage({ form, live, children }: FormPageProps) {
  const { t } = useTranslation('pages/submissions');
  const { kind, frame, submission } = form;
  return (
    <>
      <StagingNote />
      <Page
        title={t(`hub.${kind}`)}
        width="form"
        actions={
          <TextLink to="/submission/mine" className="inline-flex min-h-6 items-center">
            {t('own.title')}
          </TextLink>
        }
      >
        <SessionNotice endedTitle={t(`form.signedOut.${kind}`)} className="mb-6" />
        <FormResult form={form} />
        {form.isRestored ? <DraftNote onClear={form.clear} /> : null}
        <form ref={frame} noValidate onSubmit={form.send} className="grid gap-8">
          <ErrorSummary form={form.element} title={t('form.invalid')}>
            <p>{t('form.summed', { count: form.marked })}</p>
            {form.unmarked.length > 0 ? <p>{form.unmarked.join(' ')}</p> : null}
          </ErrorSummary>
          {children}
          <div
            className={live ? 'submit-bar sticky bottom-3 z-(--z-sticky) max-md:static' : 'submit-bar'}
            data-actions
          >
            <div className="flex min-w-0 flex-wrap items-center gap-x-8 gap-y-1 text-muted max-md:gap-x-4">
              {live ?? <span>{t('form.review')}</span>}
            </div>
            <Button type="submit" variant="primary" size="large" busy={submission.isPending}>
              {t(`form.send.${kind}`)}
            </Button>
          </div>
        </form>
      </Page>
    </>
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
