import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/Button.tsx';
import { EditIcon, EyeOffIcon, MoreIcon, TrashIcon } from '../../ui/icons.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { PopoverButton } from '../../ui/PopoverButton.tsx';
import { toast } from '../../ui/toast.ts';
import { Shelf, Specimen } from './Specimen.tsx';

const PopupSamples = lazyPart(() => import('./PopupSamples.tsx'), 'PopupSamples');

export function PopupShelf() {
  const [open, setOpen] = useState<'plain' | 'busy' | 'confirm' | null>(null);
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
      {open ? <PopupSamples kind={open} onClose={() => setOpen(null)} /> : null}
    </Shelf>
  );
}
