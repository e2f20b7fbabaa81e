import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface PopupSamplesProps {
  kind: 'plain' | 'busy' | 'confirm';
  onClose: () => void;
}

export function PopupSamples({ kind, onClose }: PopupSamplesProps) {
  const [name, setName] = useState('');
  if (kind === 'confirm')
    return (
      <ConfirmDialog
        title="Delete Glass Meridian?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        tone="danger"
        onConfirm={onClose}
        onCancel={onClose}
      >
        Somebody else can restore it.
      </ConfirmDialog>
    );
  return (
    <Dialog
      title="A dialog"
      subtitle="Closing asks first when something was typed"
      dirty={name !== ''}
      busy={kind === 'busy'}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" className="ml-auto" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={kind === 'busy'} onClick={onClose}>
            Save
          </Button>
        </>
      }
    >
      <TextField label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
    </Dialog>
  );
}
