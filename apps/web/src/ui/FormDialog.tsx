import { type ReactNode, type Ref, useEffect, useId } from 'react';
import { onSession } from '../lib/session/token.ts';
import { Button } from './Button.tsx';
import { CancelButton } from './CancelButton.tsx';
import { Private } from './Private.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  onSubmit: () => void;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** The form is on its way: its button shows that. */
  sending?: boolean;
  /** There is nothing to send. */
  unready?: boolean;
  /** For what can't be undone: only the button sends, no key in a field. */
  buttonOnly?: boolean;
  /** The text of a button that closes; none unless given. */
  cancelLabel?: string;
  /** Other buttons of the foot, at its start. They act on what is stored, so they leave with the session. */
  actions?: ReactNode;
  /** Dialogs over this one: what they send is not sent by this form. */
  overlays?: ReactNode;
  form?: Ref<HTMLFormElement>;
}

/** A dialog that is one form: sent by its button, Enter in a field, or Ctrl+Enter anywhere in the form. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, submitLabel, tone = 'primary', sending, unready, buttonOnly, ...rest } = props;
  const { cancelLabel, actions, overlays, form, children, ...dialog } = rest;
  const { busy = false, dirty = false, onClose } = dialog;
  const submit = () => {
    if (!unready && !busy) onSubmit();
  };
  useEffect(
    () =>
      onSession((event) => {
        // Without typed text there is nothing to keep; the form's calls are for those who are signed in.
        if (event === 'signed-out' && !dirty) onClose();
      }),
    [dirty, onClose],
  );
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {actions === undefined ? null : <Private>{actions}</Private>}
          <span className="ml-auto flex gap-2">
            {cancelLabel === undefined ? null : <CancelButton disabled={busy}>{cancelLabel}</CancelButton>}
            <Button
              variant={tone}
              {...(buttonOnly ? { sends: true, onClick: submit } : { type: 'submit', form: id })}
              busy={sending}
              disabled={unready || (busy && !sending)}
            >
              {submitLabel}
            </Button>
          </span>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        className="grid gap-4"
        onKeyDown={(event) => {
          // An open list of choices takes Enter for itself; the browser must not send the form a second time.
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
          event.preventDefault();
          if (!event.repeat) event.currentTarget.requestSubmit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!buttonOnly) submit();
        }}
      >
        {children}
      </form>
      {overlays}
    </Dialog>
  );
}
