import { submissionKinds } from '@rondo/domain/submissions';
import { useEffect, useId, useRef } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CheckIcon, CloseIcon, UsersIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { Pending } from './api.ts';
import { VideoBox } from './card-parts.tsx';
import { deskKinds } from './kinds.ts';
import { LostNote } from './LostNote.tsx';
import type { Desk } from './use-desk.ts';
import { useDecision } from './use-decision.ts';
import { PersonText } from '../../../ui/PersonText.tsx';
import './Decision.css';

const DeclineDialog = lazyPart(() => import('./DeclineDialog.tsx'), 'DeclineDialog');
const ProfilesDialog = lazyPart(() => import('./profiles/ProfilesDialog.tsx'), 'ProfilesDialog');

/** A submission with the two ways to decide it; a refused decision stays with its message. */
export function Card({ desk, submission }: { desk: Desk; submission: Pending }) {
  const { t } = useTranslation('pages/desk');
  const { kind, hasLeft } = desk;
  const { id } = submission;
  const review = deskKinds[kind];
  const shown = review.useShown(submission);
  const { title } = shown;
  const allowButton = useRef<HTMLButtonElement>(null);
  const decision = useDecision(desk, submission, title, allowButton);
  const { dialog, claim } = decision;
  const missing = review.profileSteps(submission).length;
  const shownIds = desk.leaving?.id === id ? desk.ids : desk.staying;
  const heading = useRef<HTMLHeadingElement>(null);
  const number = useId();
  useEffect(() => {
    // The card before this one took the focus with it.
    if (hasLeft && document.activeElement === document.body) heading.current?.focus();
  }, [hasLeft]);
  return (
    <article
      className="decision flex min-w-0 flex-1 flex-col"
      aria-label={title}
      onClickCapture={claim.work}
      onInputCapture={claim.work}
    >
      <div className="grid flex-1 grid-cols-1 content-start gap-6 p-6 max-md:p-4">
        <header className="decision-head flex min-w-0 flex-wrap items-center gap-4 max-md:flex-nowrap max-md:gap-3">
          {shown.picture}
          <div className="min-w-0 flex-1 basis-40">
            <p id={number} className="text-faint tabular-nums">
              {t(`number.${submissionKinds[kind].plural}`, { id })} · <TimeAgo at={submission.createdAt} />
              {' · '}
              {t('place', { position: shownIds.indexOf(id) + 1, count: shownIds.length })}
              {claim.isOwn ? ` · ${t('claim.own')}` : null}
            </p>
            {/* Whoever is led here hears which one it is: a song may come twice in a row. */}
            <h2
              ref={heading}
              tabIndex={-1}
              aria-describedby={number}
              className="ell text-22 font-semibold"
              title={title}
            >
              <PersonText of={title} />
            </h2>
            <p className="text-muted wrap-anywhere">{shown.subtitle}</p>
          </div>
        </header>
        {desk.lost ? <LostNote lost={desk.lost} hasReason={desk.reason.read().trim() !== ''} /> : null}
        {claim.other ? (
          <Banner icon={UsersIcon} role="status" title={t('claim.by', { name: claim.other.nickname })}>
            <p>{t('claim.soft')}</p>
          </Banner>
        ) : null}
        {decision.error ? (
          <Banner tone="danger" role="alert" title={t('failed')}>
            <p>{problemText(decision.error)}</p>
          </Banner>
        ) : null}
        <review.Duplicates submission={submission} />
        <div className="grid grid-cols-2 items-start gap-6 max-[1201px]:grid-cols-1">
          <review.Facts submission={submission} work={decision.work} />
          <VideoBox link={submission.videoLink} title={shown.videoTitle} level={shown.level} />
        </div>
      </div>
      <footer className="decision-bar" data-actions>
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
          ref={allowButton}
          onClick={decision.allow}
        >
          {t('allow')}
          <Kbd>A</Kbd>
        </Button>
      </footer>
      {dialog === 'decline' ? (
        <DeclineDialog
          kind={kind}
          id={id}
          about={shown.about}
          reason={desk.reason}
          onClose={decision.close}
          onSending={decision.setSending}
          onDeclined={(written) => decision.decided('declined', written)}
          onRefused={decision.refused}
        />
      ) : dialog ? (
        <ProfilesDialog
          {...dialog}
          kind={kind}
          id={id}
          assign={(ids) => review.assign(submission, dialog.steps, ids)}
          onClose={decision.close}
          onSending={decision.setSending}
          onRefused={decision.refused}
          onApproved={(written) => decision.decided('allowed', written)}
        />
      ) : null}
    </article>
  );
}
