import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { IconButton } from './IconButton.tsx';
import { EditIcon } from './icons.ts';
import { TooltipLayer } from './TooltipLayer.tsx';

test('a tooltip shows on keyboard focus and hides on Escape', async () => {
  const user = userEvent.setup();
  render(
    <>
      {/* Coming from a text box counts as keyboard focus, whatever earlier files did in this window. */}
      <input aria-label="Before" />
      <IconButton icon={EditIcon} label="Edit" />
      <TooltipLayer />
    </>,
  );
  await user.tab();
  await user.tab();
  expect(await screen.findByText('Edit')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Edit')).toBeNull();
});
