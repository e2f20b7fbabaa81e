import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CheckIcon, CloseIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { ClaimNote } from './ClaimNote.tsx';
import type { DeskKind } from './search-params.ts';
import type { useDecision } from './use-decision.ts';
import { useDeskCache } from './use-desk-cache.ts';
import './Decision.css';

const DeclineDialog = lazyPart(() => import('./DeclineDialog.tsx'), 'DeclineDialog');

export interface DecisionProps {
  kind: DeskKind;
  submission: { id: number; createdAt: string; queuePosition: number | null };
  picture: ReactNode;
  title: string;
  subtitle: ReactNode;
  /** Whose work it is, for the question before declining. */
  about: string;
  /** What an approval will do besides, left of the buttons. */
  note: string | null;
  decision: ReturnType<typeof useDecision>;
  children: ReactNode;
}

/** A submission with the two ways to decide it; a refused decision stays with its message. */
export function Decision({
  kind,
  submission,
  picture,
  title,
  subtitle,
  about,
  note,
  decision,
  children,
}: DecisionProps) {
  const { t } = useTranslation('pages/desk');
  const cache = useDeskCache();
  const heading = useRef<HTMLHeadingElement>(null);
  const { takesFocus } = decision;
  useEffect(() => {
    // The card before this one took the focus with it.
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
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
          {picture}
          <div className="min-w-0 flex-1 basis-40">
            <p className="text-faint tabular-nums">
              {t(`number.${kind}`, { id: submission.id })} · <TimeAgo at={submission.createdAt} />
              {submission.queuePosition === null
                ? null
                : ` · ${t('place', { position: submission.queuePosition, count: decision.count })}`}
              {decision.claim.isOwn ? ` · ${t('claim.own')}` : null}
            </p>
            <h2 ref={heading} tabIndex={-1} className="ell text-22 font-semibold" title={title}>
              {title}
            </h2>
            <p className="text-muted wrap-anywhere">{subtitle}</p>
          </div>
        </header>
        {decision.claim.other ? <ClaimNote claimer={decision.claim.other} /> : null}
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
        {children}
      </div>
      <footer className="decision-bar">
        {note ? <span className="mr-auto text-muted max-[1023px]:basis-full">{note}</span> : null}
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
            about={about}
            onClose={decision.stopDeclining}
            onDeclined={() => {
              decision.stopDeclining();
              decision.decided('declined');
            }}
          />
        </Suspense>
      ) : null}
    </article>
  );
}
