import { useRef } from 'react';
import { problemText } from '../../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CancelButton } from '../../../../ui/CancelButton.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Flag } from '../../../../ui/Flag.tsx';
import { FormError } from '../../../../ui/FormError.tsx';
import { isSendKey, usePopupKeys } from '../../../../ui/use-popup-keys.ts';
import { ProfileStepForm } from './ProfileStepForm.tsx';
import { type ProfileFlow, type ProfileFlowOptions, useProfileFlow } from './use-profile-flow.ts';
import { PersonText } from '../../../../ui/PersonText.tsx';

const formId = 'profile-step';

/** One step per profile that is missing, a summary, then the action. */
export function ProfilesDialog(options: ProfileFlowOptions) {
  const { t } = useTranslation('pages/desk');
  const flow = useProfileFlow(options);
  const { steps, at, run } = flow;
  const step = steps[at];
  const draft = flow.drafts[at];
  const isLast = at === steps.length - 1;
  const body = useRef<HTMLDivElement>(null);
  const sendNow = () => {
    // The form says what is missing.
    if (!flow.finishNow()) body.current?.querySelector('form')?.requestSubmit();
  };
  usePopupKeys(body, (event) => (isSendKey(event) ? sendNow : undefined));
  return (
    <Dialog
      title={
        <span className="flex flex-wrap items-center gap-3">
          {step ? t('profiles.title') : t('profiles.summary')}
          {step ? <Chip tone="info">{t(`kind.${step.kind}`)}</Chip> : null}
          <span className="ml-auto text-14 font-normal text-faint tabular-nums">
            {step ? t('profiles.progress', { step: at + 1, count: steps.length }) : null}
          </span>
        </span>
      }
      onClose={options.onClose}
      busy={run.isPending}
      dirty={flow.isDirty}
      step={`${at} ${flow.ready[at]?.how}`}
      footer={
        <>
          <CancelButton disabled={run.isPending}>{t('action.cancel')}</CancelButton>
          {at > 0 ? (
            <Button className="ml-auto" disabled={run.isPending} onClick={flow.back}>
              {t('profiles.back')}
            </Button>
          ) : null}
          {step ? (
            <Button
              variant="primary"
              className={at > 0 ? '' : 'ml-auto'}
              type="submit"
              form={formId}
              key="next"
              data-autofocus
            >
              {isLast ? t('profiles.toSummary') : t('profiles.next')}
            </Button>
          ) : (
            <Button
              variant="primary"
              className="max-[360px]:flex-1"
              sends
              busy={run.isPending}
              onClick={flow.finish}
              key="finish"
              data-autofocus
            >
              {options.approves ? t('profiles.finishApprove') : t('profiles.finishAssign')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4" ref={body}>
        <div
          className="flex gap-1.5"
          role="progressbar"
          aria-label={t('profiles.bar')}
          aria-valuemin={1}
          aria-valuemax={steps.length + 1}
          aria-valuenow={at + 1}
        >
          {[...steps.keys(), steps.length].map((part) => (
            <i
              key={part}
              className={`h-1 flex-1 rounded-[2px] ${part <= at ? 'bg-accent' : 'bg-surface-3'}`}
            />
          ))}
        </div>
        {step && draft ? (
          <ProfileStepForm key={at} id={formId} draft={draft} flow={flow} />
        ) : (
          <>
            {run.isError ? <FormError message={problemText(run.error)} limit={200} /> : null}
            <p className="text-muted">
              {options.approves ? t('profiles.thenApprove') : t('profiles.thenAssign')}
            </p>
            <Summary flow={flow} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Everything that will be made, before it is. */
function Summary({ flow: { drafts, ready } }: { flow: ProfileFlow }) {
  const { t } = useTranslation('pages/desk');
  return (
    <ul className="grid gap-3">
      {drafts.map(({ kind, name, country }, step) => {
        const profile = ready[step];
        return (
          <li key={step} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Chip tone="info">{t(`kind.${kind}`)}</Chip>
            <b className="font-semibold wrap-anywhere">
              <PersonText of={name} />
            </b>
            {country === '' ? null : <Flag country={country} />}
            {profile ? (
              <span className="text-12 text-muted tabular-nums">
                {t(`profiles.${profile.how}`, { id: profile.id })}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
