import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.ts';
import { useBackCloses } from './use-back-closes.ts';
import './Dialog.css';

export interface DialogFrameProps {
  title: ReactNode;
  /** Called by the close button, Escape and a press outside; never while `busy`. */
  onClose: () => void;
  /** A line under the title. */
  subtitle?: ReactNode;
  /** Something to press in the head, before the close button. */
  headAction?: ReactNode;
  /** A picture before the title. */
  picture?: ReactNode;
  /** Buttons at the bottom; the row stays in sight while the body scrolls. */
  footer?: ReactNode;
  /** Widest size on wide screens, any CSS length; narrow screens show a sheet of full height. */
  width?: string;
  /** Something runs that must not be interrupted: the dialog cannot be closed. */
  busy?: boolean;
  /** False for a popup with an address of its own, and for one that another answers Back for. */
  isLayer?: boolean;
  /** What Back does, as `onClose` unless given; false when the dialog stays. */
  onBack?: () => boolean;
  /** A message above the body, always in sight. */
  notice?: ReactNode;
  /** `alertdialog` for a question that has to be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Which of several steps is shown: each begins on its first empty required field, or where all are filled on its button. */
  step?: string | number;
  /** Fills the body to the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** Overlay, head, body and foot of a dialog: traps the focus, locks the page's scroll, gives the focus back. */
export function DialogFrame(props: DialogFrameProps) {
  const {
    title,
    subtitle,
    picture,
    onClose,
    footer,
    busy = false,
    role = 'dialog',
    flush,
    width = '32rem',
  } = props;
  const { t } = useTranslation('components');
  const close = () => {
    if (!busy) onClose();
    return !busy;
  };
  useBackCloses(() => !busy && (props.onBack ?? close)(), props.isLayer);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      isKeyboardDismissDisabled={busy}
      className="dialog-overlay"
      onOpenChange={(open) => void (open || close())}
    >
      <Modal className="dialog-frame" style={{ maxWidth: width }}>
        <AriaDialog className="dialog flex min-h-0 w-full flex-col overflow-hidden" role={role}>
          <header className="dialog-head">
            {picture}
            <div className="min-w-0 flex-1">
              <Heading slot="title" className="wrap-anywhere">
                {title}
              </Heading>
              {subtitle === undefined ? null : <p className="ell text-12 text-muted">{subtitle}</p>}
            </div>
            {props.headAction}
            <IconButton icon={CloseIcon} label={t('action.close')} disabled={busy} onClick={close} />
          </header>
          {props.notice}
          <Body className={`dialog-body ${flush ? 'p-0' : ''}`} step={props.step}>
            {props.children}
          </Body>
          {footer === undefined ? null : (
            <footer className="dialog-foot" data-actions>
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

const fields =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), [role="slider"]';

interface BodyProps {
  className: string;
  step: string | number | undefined;
  children: ReactNode;
}

/** Gives the focus to where the work begins, when the dialog opens and at each step of it. */
function Body({ className, step, children }: BodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current) beginning(body.current)?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div ref={body} className={className}>
      {children}
    </div>
  );
}

/** The first required field that is empty, else what asks for the focus, else the first field. */
function beginning(body: HTMLElement): HTMLElement | null {
  const required = body.querySelectorAll<HTMLInputElement>('[aria-required="true"]:not(:disabled)');
  return (
    [...required].find(({ value }) => value === '') ??
    body.parentElement?.querySelector<HTMLElement>('[data-autofocus]') ??
    body.querySelector<HTMLElement>(fields)
  );
}
