import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FormError } from './FormError.tsx';

test('a long error unfolds', async () => {
  const user = userEvent.setup();
  const message = 'x'.repeat(80);
  render(<FormError message={message} />);
  expect(screen.getByRole('alert')).toHaveTextContent(`${'x'.repeat(59)}… Show more`);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});
