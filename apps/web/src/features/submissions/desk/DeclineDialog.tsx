import { type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
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
    <Dialog
      title={t(`declining.title.${plural}`)}
      onClose={onClose}
      busy={sending.isPending}
      dirty={reason.trim() !== ''}
      footer={
        <>
          <Button variant="ghost" className="ml-auto" disabled={sending.isPending} onClick={onClose}>
            {t('declining.keep')}
          </Button>
          <Button variant="danger" busy={sending.isPending} type="submit" form="decline-submission">
            {t(`declining.confirm.${plural}`)}
          </Button>
        </>
      }
    >
      <form
        id="decline-submission"
        className="grid gap-4"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.isPending) sending.mutate();
        }}
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
      </form>
    </Dialog>
  );
}
