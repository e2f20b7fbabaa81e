import type { FormEvent, ReactNode, RefCallback } from 'react';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { AccountError } from './AccountError.tsx';

export interface AccountFormProps {
  /** What `useAccountForm` answered. */
  form: {
    frame: RefCallback<HTMLFormElement>;
    element: HTMLFormElement | null;
    sending: { isPending: boolean };
    wait: number;
    error: unknown;
    submit: (event: FormEvent, send: () => void) => void;
  };
  /** Its two fields are in sight of each other: the first that is wrong gets the focus. */
  isShort?: boolean;
  /** What did not work, above the reason. */
  errorTitle?: string;
  sendLabel: string;
  sendLook?: Pick<ButtonProps, 'variant' | 'size' | 'className'>;
  onSend: () => void;
  className?: string;
  children: ReactNode;
}

const widePrimary = { variant: 'primary', size: 'large', className: 'w-full' } as const;

/** Why the form was refused, its fields and the button that sends them. */
export function AccountForm(props: AccountFormProps) {
  const { form, isShort, errorTitle, sendLabel, sendLook = widePrimary, onSend, className, children } = props;
  const { frame, sending, wait, error, submit } = form;
  return (
    <form ref={frame} noValidate className={className} onSubmit={(event) => submit(event, onSend)}>
      {isShort ? null : <ErrorSummary form={form.element} />}
      <AccountError title={errorTitle} error={error} wait={wait} />
      {children}
      <Button type="submit" {...sendLook} busy={sending.isPending} disabled={wait > 0}>
        {sendLabel}
      </Button>
    </form>
  );
}
