import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { passwordHeader } from '../../../lib/api/second-password.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { FormDialog, type FormDialogProps } from '../../../ui/FormDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { LockIcon } from '../../../ui/icons.ts';
import { PasswordField } from '../../../ui/TextField.tsx';
import { backupsQuery } from '../api.ts';
import type { PasswordHeader } from '../transfers/transfers.ts';

export interface ActionDialogProps<Reply>
  extends Pick<FormDialogProps, 'title' | 'submitLabel' | 'tone' | 'width'> {
  send: (headers: PasswordHeader) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  /** What a message says when it failed. */
  failed: (reason: string) => string;
  /** Takes a failure that is told elsewhere; false: it is told here. */
  onError?: (error: unknown) => boolean;
  /** Besides the password, all that is needed is there. */
  isReady?: boolean;
  /**
   * The server works on it, so the password was right: how far it is stands on the page, and the dialog closes. As long
   * as it is false, the list is asked each second; left out where an action takes no time.
   */
  isUnderWay?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * One action and the password for it, asked for each time and kept nowhere. A wrong one keeps the dialog; what else
 * fails is told in it and in the corner.
 */
export function ActionDialog<Reply>(props: ActionDialogProps<Reply>) {
  const { send, onDone, failed, onError, isReady = true, isUnderWay, onClose, children } = props;
  const { t } = useTranslation(['pages/backups', 'errors']);
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sending = useAct((typed: string) => send(passwordHeader(typed)), {
    stale: [keyOf('backups')],
    failed,
    reasonOf: reasonText,
    onSuccess: (reply) => {
      onDone(reply);
      onClose();
    },
    onError: (error) => {
      const isToldElsewhere = isAbort(error) || onError?.(error);
      if (isToldElsewhere) onClose();
      return isToldElsewhere;
    },
  });
  const isWrong = isWrongPassword(sending.error);
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong, sending.failureCount]);
  useQuery({ ...backupsQuery, enabled: sending.isPending && isUnderWay === false, refetchInterval: 1_000 });
  const isClosing = isUnderWay === true && sending.isPending;
  useEffect(() => {
    if (isClosing) onClose();
  }, [isClosing, onClose]);
  const submit = () => {
    setEmpty(password === '');
    if (password === '') field.current?.focus();
    else sending.mutate(password);
  };
  const { error } = sending;
  return (
    <FormDialog
      title={props.title}
      width={props.width ?? '26rem'}
      tone={props.tone}
      submitLabel={props.submitLabel}
      cancelLabel={t('action.cancel')}
      busy={sending.isPending}
      sending={sending.isPending}
      unready={!isReady}
      onSubmit={submit}
      onClose={onClose}
    >
      {error === null || isWrong || isAbort(error) ? null : (
        <FormError message={reasonText(error)} limit={400} />
      )}
      {children}
      <PasswordField
        ref={field}
        icon={LockIcon}
        label={t('password.label')}
        value={password}
        required
        error={isEmpty ? t('password.required') : isWrong ? t('password.wrong') : null}
        autoComplete="off"
        maxLength={1000}
        onChange={({ currentTarget: { value } }) => {
          setPassword(value);
          setEmpty(false);
          if (isWrong) sending.reset();
        }}
      />
    </FormDialog>
  );
}

const isWrongPassword = (error: unknown) => isProblem(error) && error.code === 'INVALID_SUPER_ADMIN_PASSWORD';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The words for a failure, and what the server adds to them. */
function reasonText(error: unknown): string {
  const words = problemText(error);
  return isProblem(error) && error.details !== undefined ? `${words} ${error.details}` : words;
}
