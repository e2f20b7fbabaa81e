import { type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { decline } from './api.ts';

/** The longest reason. */
const longest = 500;

export interface DeclineDialogProps {
  kind: SubmissionKind;
  id: number;
  /** Whose work, such as "소금꽃 on Glass Meridian". */
  about: string;
  onClose: () => void;
  onDeclined: () => void;
}

/** Asks why; the reason may stay empty. */
export function DeclineDialog({ kind, id, about, onClose, onDeclined }: DeclineDialogProps) {
  const { t } = useTranslation('pages/desk');
  const { plural } = submissionKinds[kind];
  const [reason, setReason] = useState('');
  const sending = useMutation({ mutationFn: () => decline(kind, id, reason), onSuccess: onDeclined });
  return (
    <FormDialog
      title={t(`declining.title.${plural}`)}
      onClose={onClose}
      busy={sending.isPending}
      dirty={reason.trim() !== ''}
      tone="danger"
      cancelLabel={t('declining.keep')}
      submitLabel={t(`declining.confirm.${plural}`)}
      sending={sending.isPending}
      onSubmit={sending.mutate}
    >
      {sending.isError ? <FormError message={problemText(sending.error)} limit={longest} /> : null}
      <p className="text-muted wrap-anywhere">
        {about}. {t('declining.shown')}
      </p>
      <TextArea
        label={t('declining.reason')}
        aside={t('optional')}
        hint={t('declining.left', { count: longest - reason.length })}
        rows={4}
        maxLength={longest}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
