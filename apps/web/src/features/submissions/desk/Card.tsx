import { type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import { Suspense, useEffect, useRef } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CheckIcon, CloseIcon, UsersIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { Pending } from './api.ts';
import { SenderFact, VideoBox } from './card-parts.tsx';
import { deskKinds } from './kinds.ts';
import { type CardPlace, useDecision } from './use-decision.ts';
import { useDeskCache } from './use-desk-cache.ts';
import './Decision.css';

const DeclineDialog = lazyPart(() => import('./DeclineDialog.tsx'), 'DeclineDialog');
const ProfilesDialog = lazyPart(() => import('./profiles/ProfilesDialog.tsx'), 'ProfilesDialog');

export interface CardProps {
  kind: SubmissionKind;
  submission: Pending;
  place: CardPlace;
}

/** A submission with the two ways to decide it; a refused decision stays with its message. */
export function Card({ kind, submission, place }: CardProps) {
  const { t } = useTranslation('pages/desk');
  const desk = deskKinds[kind];
  const shown = desk.useShown(submission);
  const { title } = shown;
  const decision = useDecision({ kind, submission, title, place });
  const { making } = decision;
  const missing = desk.profileSteps(submission).length;
  const cache = useDeskCache();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The card before this one took the focus with it.
    if (place.takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [place.takesFocus]);
  const isDecided = isProblem(decision.error) && ['NOT_PENDING', 'NOT_FOUND'].includes(decision.error.code);
  return (
    <article
      className="decision"
      aria-label={title}
      onClickCapture={decision.claim.work}
      onInputCapture={decision.claim.work}
    >
      <div className="decision-body">
        <header className="decision-head">
          {shown.picture}
          <div className="min-w-0 flex-1 basis-40">
            <p className="text-faint tabular-nums">
              {t(`number.${submissionKinds[kind].plural}`, { id: submission.id })} ·{' '}
              <TimeAgo at={submission.createdAt} />
              {submission.queuePosition === null
                ? null
                : ` · ${t('place', { position: submission.queuePosition, count: place.count })}`}
              {decision.claim.isOwn ? ` · ${t('claim.own')}` : null}
            </p>
            <h2 ref={heading} tabIndex={-1} className="ell text-22 font-semibold" title={title}>
              {title}
            </h2>
            <p className="text-muted wrap-anywhere">{shown.subtitle}</p>
          </div>
        </header>
        {decision.claim.other ? (
          <Banner
            icon={UsersIcon}
            role="status"
            title={t('claim.by', { name: decision.claim.other.nickname })}
          >
            <p>{t('claim.soft')}</p>
          </Banner>
        ) : null}
        {decision.error ? (
          <Banner
            tone="danger"
            role="alert"
            title={t('failed')}
            actions={
              isDecided ? (
                <Button size="small" onClick={cache.reload}>
                  {t('refresh')}
                </Button>
              ) : undefined
            }
          >
            <p>{problemText(decision.error)}</p>
          </Banner>
        ) : null}
        <desk.Duplicates submission={submission} />
        <div className="decision-columns">
          <desk.Facts
            submission={submission}
            work={decision.work}
            sender={<SenderFact submission={submission} />}
          />
          <VideoBox link={submission.videoLink} title={shown.videoTitle} />
        </div>
      </div>
      <footer className="decision-bar">
        {missing > 0 ? (
          <span className="mr-auto text-muted max-[1023px]:basis-full">
            {t('profilesFirst', { count: missing })}
          </span>
        ) : null}
        <Button
          variant="danger"
          icon={CloseIcon}
          className="md:ml-auto"
          disabled={decision.isBusy}
          onClick={decision.decline}
        >
          {t('decline')}
          <Kbd>D</Kbd>
        </Button>
        <Button
          variant="primary"
          icon={CheckIcon}
          className="decision-allow"
          busy={decision.isAllowing}
          disabled={decision.isBusy && !decision.isAllowing}
          onClick={decision.allow}
        >
          {t('allow')}
          <Kbd>A</Kbd>
        </Button>
      </footer>
      {decision.declining ? (
        <Suspense>
          <DeclineDialog
            kind={kind}
            id={submission.id}
            about={shown.about}
            onClose={decision.stopDeclining}
            onDeclined={() => {
              decision.stopDeclining();
              decision.decided('declined');
            }}
          />
        </Suspense>
      ) : null}
      {making ? (
        <Suspense>
          <ProfilesDialog
            kind={kind}
            id={submission.id}
            steps={making.steps}
            assign={(ids) => desk.assign(submission, making.steps, ids)}
            approves={making.approves}
            onClose={decision.stopMaking}
            onApproved={() => {
              decision.stopMaking();
              decision.decided('allowed');
            }}
          />
        </Suspense>
      ) : null}
    </article>
  );
}
