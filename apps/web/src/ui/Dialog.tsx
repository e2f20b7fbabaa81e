import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.ts';
import './Dialog.css';

const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

export interface DialogProps {
  title: ReactNode;
  /** Called by the close button, Escape and a press outside; never while `busy`. */
  onClose: () => void;
  /** A line under the title. */
  subtitle?: ReactNode;
  /** A picture before the title. */
  picture?: ReactNode;
  /** Buttons at the bottom; the row stays in sight while the body scrolls. */
  footer?: ReactNode;
  /** Widest size on wide screens, any CSS length; narrow screens show a sheet of full height. */
  width?: string;
  /** Something runs that must not be interrupted: the dialog cannot be closed. */
  busy?: boolean;
  /** Something was changed and not saved: closing asks first. */
  dirty?: boolean;
  /** `alertdialog` for a question that has to be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Fills the body to the edges. */
  flush?: boolean;
  children: ReactNode;
}

/**
 * A popup over the page, open as long as it is rendered. It traps the focus, starts on its first field, locks the
 * page's scroll, and gives the focus back to its opener. Load it with the dialog that uses it, not with a page.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    subtitle,
    picture,
    onClose,
    footer,
    busy = false,
    dirty = false,
    role = 'dialog',
    flush,
  } = props;
  const { t } = useTranslation('components');
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      isKeyboardDismissDisabled={busy}
      className="dialog-overlay"
      onOpenChange={(open) => !open && close()}
    >
      <Modal className="dialog-frame" style={{ maxWidth: props.width ?? '32rem' }}>
        <AriaDialog className="dialog" role={role}>
          <header className="dialog-head">
            {picture}
            <div className="min-w-0 flex-1">
              <Heading slot="title" level={2} className="wrap-anywhere">
                {title}
              </Heading>
              {subtitle === undefined ? null : <p className="ell text-12 text-muted">{subtitle}</p>}
            </div>
            <IconButton icon={CloseIcon} label={t('close')} disabled={busy} onClick={close} />
          </header>
          <FirstField className={`dialog-body ${flush ? 'dialog-body-flush' : ''}`}>
            {props.children}
          </FirstField>
          {footer === undefined ? null : <footer className="dialog-foot">{footer}</footer>}
        </AriaDialog>
        {asking ? (
          <Suspense>
            <ConfirmDialog
              title={t('unsaved.title')}
              confirmLabel={t('unsaved.discard')}
              cancelLabel={t('unsaved.keep')}
              tone="danger"
              onConfirm={onClose}
              onCancel={() => setAsking(false)}
            >
              {t('unsaved.text')}
            </ConfirmDialog>
          </Suspense>
        ) : null}
      </Modal>
    </ModalOverlay>
  );
}

/** Gives the focus to what asks for it, else to the first field, when the dialog opens. */
function FirstField({ className, children }: { className: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const frame = body.current?.parentElement;
    const first =
      frame?.querySelector<HTMLElement>('[data-autofocus]') ??
      body.current?.querySelector<HTMLElement>(
        'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)',
      );
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={body} id={id} className={className}>
      {children}
    </div>
  );
}
