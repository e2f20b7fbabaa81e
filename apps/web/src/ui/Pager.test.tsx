import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Pager } from './Pager.tsx';

test('the pager goes to a typed page, never past the last', async () => {
  const user = userEvent.setup();
  const onPage = vi.fn();
  render(<Pager page={3} pages={12} onPage={onPage} />);
  const box = screen.getByRole('textbox', { name: 'Page (1 to 12)' });
  await user.clear(box);
  await user.type(box, '99{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(12);
  await user.clear(box);
  await user.type(box, '１１{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(11);
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPage).toHaveBeenLastCalledWith(2);
});

test('what is no page stays and is marked, and nobody is led anywhere', async () => {
  const user = userEvent.setup();
  const onPage = vi.fn();
  render(<Pager page={3} pages={12} onPage={onPage} />);
  const box = screen.getByRole('textbox', { name: 'Page (1 to 12)' });
  await user.clear(box);
  await user.type(box, '4/12{Enter}');
  expect(box).toHaveValue('4/12');
  expect(box).toHaveAccessibleDescription('Enter a whole number.');
  expect(onPage).not.toHaveBeenCalled();
});
