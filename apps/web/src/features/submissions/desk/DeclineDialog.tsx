import { type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { Written } from './api.ts';
import type { Desk } from './use-desk.ts';

/** The longest reason. */
const longest = 500;

export interface DeclineDialogProps {
  kind: SubmissionKind;
  id: number;
  /** Whose work, such as "소금꽃 on Glass Meridian". */
  about: string;
  /** What was typed, here or for a submission that somebody else decided first. Closing the dialog drops it. */
  reason: Desk['reason'];
  onClose: () => void;
  onSending: (isSending: boolean) => void;
  onDeclined: (written: Written) => void;
  onRefused: (error: unknown) => void;
}

/** Asks why; the reason may stay empty. */
export function DeclineDialog(props: DeclineDialogProps) {
  const { kind, id, about, reason: kept, onSending, onDeclined, onRefused } = props;
  const { t } = useTranslation('pages/desk');
  const { plural } = submissionKinds[kind];
  const [reason, setReason] = useState(kept.read);
  const sending = useAct(
    (): Promise<Written> =>
      call(kind === 'level' ? 'declineLevel' : 'declinePass', {
        id,
        body: { reason: reason.trim() || undefined },
      }),
    { onSuccess: onDeclined, onError: onRefused },
  );
  const { isPending } = sending;
  useEffect(() => {
    if (!isPending) return;
    onSending(true);
    return () => onSending(false);
  }, [isPending, onSending]);
  return (
    <FormDialog
      title={t(`declining.title.${plural}`)}
      onClose={() => {
        kept.keep('');
        props.onClose();
      }}
      busy={isPending}
      dirty={reason.trim() !== ''}
      tone="danger"
      cancelLabel={t('action.cancel')}
      submitLabel={t(`declining.confirm.${plural}`)}
      sending={isPending}
      onSubmit={sending.mutate}
    >
      {sending.isError ? <FormError message={problemText(sending.error)} limit={longest} /> : null}
      <p className="text-muted wrap-anywhere">
        <b className="text-text">{about}</b>
        <br />
        {t('declining.shown')}
      </p>
      <TextArea
        label={t('term.reason')}
        aside={t('term.optional')}
        hint={t('declining.left', { count: longest - reason.length })}
        rows={4}
        maxLength={longest}
        value={reason}
        onChange={({ currentTarget: { value } }) => {
          setReason(value);
          kept.keep(value);
        }}
      />
    </FormDialog>
  );
}
