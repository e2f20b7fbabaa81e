import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EditIcon, EyeOffIcon, MoreIcon, TrashIcon } from '../../ui/icons.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { PopoverButton } from '../../ui/PopoverButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { Shelf, Specimen } from './Specimen.tsx';

type PopupKind = 'plain' | 'busy' | 'confirm';

export function PopupShelf() {
  const [open, setOpen] = useState<PopupKind | null>(null);
  return (
    <Shelf title="Popups">
      <Specimen name="Dialog">
        <Button onClick={() => setOpen('plain')}>Dialog with a field</Button>
        <Button onClick={() => setOpen('busy')}>Busy dialog</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
      </Specimen>
      <Specimen name="Menu, popover">
        <MenuButton
          label="More"
          icon={MoreIcon}
          onChoose={(id) => toast.info(`Chose ${id}`)}
          groups={[
            { heading: 'Actions', entries: [{ id: 'edit', label: 'Edit', icon: EditIcon }] },
            {
              entries: [
                { id: 'hide', label: 'Hide', icon: EyeOffIcon, disabled: true, note: 'Not now' },
                { id: 'delete', label: 'Delete', icon: TrashIcon, tone: 'danger' },
              ],
            },
          ]}
        />
        <PopoverButton label="Details" text="Popover">
          {(close) => (
            <div className="grid gap-3">
              <p>A small panel.</p>
              <Button size="small" onClick={close}>
                Fine
              </Button>
            </div>
          )}
        </PopoverButton>
      </Specimen>
      <Specimen name="Toast">
        <Button onClick={() => toast.success('Saved')}>success</Button>
        <Button
          onClick={() =>
            toast.info('3 new since you opened the page', { label: 'Show them', onPress: () => {} })
          }
        >
          info
        </Button>
        <Button onClick={() => toast.warning('Connection lost, trying again 2 of 5')}>warning</Button>
        <Button onClick={() => toast.danger('Could not be saved')}>danger</Button>
      </Specimen>
      {open ? <PopupSample kind={open} onClose={() => setOpen(null)} /> : null}
    </Shelf>
  );
}

function PopupSample({ kind, onClose }: { kind: PopupKind; onClose: () => void }) {
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
