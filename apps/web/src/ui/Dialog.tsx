import { useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { Closing } from './CancelButton.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

const ConfirmDialog = lazyPart(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

export interface DialogProps extends Omit<DialogFrameProps, 'role'> {
  /** Something was changed and not saved: closing asks first. */
  dirty?: boolean;
}

/**
 * A popup over the page, open as long as it is rendered. It starts on its first field and gives the focus back to its
 * opener. Load it with the dialog that uses it, not with a page.
 */
export function Dialog({ dirty = false, onClose, ...frame }: DialogProps) {
  const { t } = useTranslation('components');
  const [asking, setAsking] = useState(false);
  const close = () => (dirty ? setAsking(true) : onClose());
  return (
    <>
      <Closing value={close}>
        <DialogFrame {...frame} onClose={close} />
      </Closing>
      {asking ? (
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
      ) : null}
    </>
  );
}
