import { submissionKinds } from '@rondo/domain/submissions';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keysOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { EditIcon, UndoIcon } from '../../../ui/icons.ts';
import { keepDraft, keptDraft } from '../parts/use-draft.ts';
import type { OwnSubmission } from './api.ts';
import { levelDraftOf, passDraftOf } from './send-again.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

/** What its submitter can do: withdraw what is pending, submit again what was declined or withdrawn. */
export function OwnActions({ submission, title }: { submission: OwnSubmission; title: string }) {
  const { status } = submission.row;
  if (status === 'pending') return <Withdraw submission={submission} title={title} />;
  return status === 'approved' ? null : <SendAgain submission={submission} />;
}

function Withdraw({ submission: { kind, row }, title }: { submission: OwnSubmission; title: string }) {
  const { t } = useTranslation('pages/submissions');
  const [asking, setAsking] = useState(false);
  const withdrawal = useAct('withdrawSubmission', {
    // Somebody may have decided it a moment ago: the row then says so.
    stale: keysOf('staffStatistics', 'mySubmissions'),
    done: t('own.withdrawn', { title }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" icon={UndoIcon} onClick={() => setAsking(true)}>
        {t('own.withdraw')}
      </Button>
      {withdrawal.isError ? <FieldError>{problemText(withdrawal.error)}</FieldError> : null}
      {asking ? (
        <ConfirmDialog
          title={t(`own.withdrawAsk.${submissionKinds[kind].plural}`)}
          confirmLabel={t('own.withdraw')}
          cancelLabel={t('own.keep')}
          tone="danger"
          busy={withdrawal.isPending}
          onConfirm={() => withdrawal.mutate({ type: kind, id: row.id })}
          onCancel={() => setAsking(false)}
        >
          <p className="wrap-anywhere">
            <b className="text-text">
              <PersonText of={title} />
            </b>
            <br />
            {t('own.withdrawText')}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function SendAgain({ submission: { kind, row } }: { submission: OwnSubmission }) {
  const { t } = useTranslation('pages/submissions');
  const navigate = useNavigate();
  const userId = useViewer().user?.id ?? null;
  const [asking, setAsking] = useState(false);
  const fill = () => {
    if (userId === null) return;
    keepDraft(kind, userId, kind === 'level' ? levelDraftOf(row) : passDraftOf(row));
    void navigate({ to: `/submission/${kind}` });
  };
  const begin = () => {
    if (userId !== null && keptDraft(kind, userId) !== null) setAsking(true);
    else fill();
  };
  return (
    <>
      <Button size="small" icon={EditIcon} disabled={userId === null} onClick={begin}>
        {t('own.again')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('own.againAsk')}
          confirmLabel={t('own.replace')}
          cancelLabel={t('own.keep')}
          onConfirm={fill}
          onCancel={() => setAsking(false)}
        >
          {t('own.againText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
