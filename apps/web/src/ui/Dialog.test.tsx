import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render as renderAlone, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../testing/axe.ts';
import { Dialog } from './Dialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextField } from './TextField.tsx';

function render(sample: ReactElement) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderAlone(sample, { wrapper });
}

function Sample({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p data-testid="outside">Outside</p>
      {open ? (
        <Dialog title="Rename" busy={busy} dirty={name !== ''} onClose={() => setOpen(false)}>
          <TextField label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </Dialog>
      ) : null}
    </>
  );
}

async function openSample(busy = false) {
  const user = userEvent.setup();
  render(<Sample busy={busy} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Rename' }) };
}

test('starts on its first field, closes on Escape and gives the focus back', async () => {
  const { user, dialog } = await openSample();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expectAccessible(dialog);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('keeps the focus inside', async () => {
  const { user, dialog } = await openSample();
  for (let presses = 0; presses < 4; presses += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('a press and release outside closes it', async () => {
  const { user } = await openSample();
  const overlay = document.querySelector('.dialog-overlay');
  await user.click(overlay as Element);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('cannot be closed while it is busy', async () => {
  const { user } = await openSample(true);
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.dialog-overlay') as Element);
  expect(screen.getByRole('dialog', { name: 'Rename' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});

test('asks before unsaved changes are lost; keeping returns, discarding closes', async () => {
  const { user } = await openSample();
  await user.keyboard('abc');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  expect(question).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('abc');

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a form is sent by Enter, Ctrl+Enter and its button, once it is ready and not by a form over it', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  const sample = (unready: boolean) => (
    <FormDialog
      title="Rename"
      submitLabel="Save"
      unready={unready}
      onSubmit={sent}
      onClose={vi.fn()}
      overlays={
        <form onSubmit={(event) => event.preventDefault()}>
          <button type="submit">Inner</button>
        </form>
      }
    >
      <TextField label="Name" />
      <button type="button">Pick</button>
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Choose
      </button>
    </FormDialog>
  );
  const { rerender } = render(sample(true));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'a{Enter}{Control>}{Enter}{/Control}');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(sent).not.toHaveBeenCalled();
  rerender(sample(false));
  await user.type(name, '{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  await user.type(name, '{Control>}{Enter}{/Control}');
  expect(sent).toHaveBeenCalledTimes(2);
  screen.getByRole('button', { name: 'Pick' }).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toHaveBeenCalledTimes(3);
  screen.getByRole('button', { name: 'Choose' }).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toHaveBeenCalledTimes(3);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Inner' }));
  expect(sent).toHaveBeenCalledTimes(4);
});

test('Cancel asks before typed text is lost, as the close button does', async () => {
  const user = userEvent.setup();
  const closed = vi.fn();
  render(
    <FormDialog
      title="Rename"
      submitLabel="Save"
      cancelLabel="Cancel"
      dirty
      onSubmit={vi.fn()}
      onClose={closed}
    >
      <TextField label="Name" />
    </FormDialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(closed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('begins on its first empty required field, at each step', async () => {
  const sample = (step: number, filled: string) => (
    <Dialog
      title="Rename"
      step={step}
      onClose={vi.fn()}
      footer={
        <button type="button" data-autofocus>
          Next
        </button>
      }
    >
      <TextField label="Note" />
      <TextField key={step} label="Name" required defaultValue={filled} />
    </Dialog>
  );
  const { rerender } = render(sample(1, ''));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  rerender(sample(2, 'Ember'));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  rerender(sample(3, ''));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
