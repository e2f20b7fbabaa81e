import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../testing/axe.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { MenuButton } from './MenuButton.tsx';

test('opens by key, skips what is disabled, chooses by Enter and gives the focus back', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  render(
    <MenuButton
      label="Language"
      chosen="en"
      onChoose={onChoose}
      groups={[
        {
          entries: [
            { id: 'en', label: 'English' },
            { id: 'ko', label: '한국어', disabled: true, note: 'Coming soon' },
            { id: 'pl', label: 'Polski' },
          ],
        },
      ]}
    >
      English
    </MenuButton>,
  );
  const button = screen.getByRole('button', { name: /^Language: ?English$/ });
  button.focus();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('menu', { name: 'Language' });
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: /한국어/ })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(screen.getByRole('menu'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['pl']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

function MenuWithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuButton
        label="Actions"
        onChoose={() => setOpen(true)}
        groups={[{ entries: [{ id: 'rename', label: 'Rename' }] }]}
      >
        Actions
      </MenuButton>
      {open ? (
        <DialogFrame title="New name" onClose={() => setOpen(false)}>
          <input aria-label="Name" />
        </DialogFrame>
      ) : null}
    </>
  );
}

test('a dialog that an entry opens gives the focus back to the button', async () => {
  const user = userEvent.setup();
  render(<MenuWithDialog />);
  const button = screen.getByRole('button', { name: 'Actions' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(await screen.findByRole('dialog', { name: 'New name' })).toBeVisible();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});
