import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.ts';
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
  /** `alertdialog` for a question that has to be answered. */
  role?: 'dialog' | 'alertdialog';
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
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      isKeyboardDismissDisabled={busy}
      className="dialog-overlay"
      onOpenChange={(open) => !open && close()}
    >
      <Modal className="dialog-frame" style={{ maxWidth: width }}>
        <AriaDialog className="dialog" role={role}>
          <header className="dialog-head">
            {picture}
            <div className="min-w-0 flex-1">
              <Heading slot="title" className="wrap-anywhere">
                {title}
              </Heading>
              {subtitle === undefined ? null : <p className="ell text-12 text-muted">{subtitle}</p>}
            </div>
            {props.headAction}
            <IconButton icon={CloseIcon} label={t('close')} disabled={busy} onClick={close} />
          </header>
          <Body className={`dialog-body ${flush ? 'dialog-body-flush' : ''}`}>{props.children}</Body>
          {footer === undefined ? null : <footer className="dialog-foot">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

const fields =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), [role="slider"]';

/** Gives the focus to what asks for it, else to the first field, when the dialog opens. */
function Body({ className, children }: { className: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const requested = body.current?.parentElement?.querySelector<HTMLElement>('[data-autofocus]');
    const first = requested ?? body.current?.querySelector<HTMLElement>(fields);
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={body} className={className}>
      {children}
    </div>
  );
}
