import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField.tsx';

test('a number box takes digits only and steps with the arrow keys within its bounds', async () => {
  const user = userEvent.setup();
  render(<NumberField label="Count" min={0} max={11} />);
  const box = screen.getByRole('textbox', { name: 'Count' });
  await user.type(box, '1a0');
  expect(box).toHaveValue('10');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(box).toHaveValue('11');
  await user.clear(box);
  expect(box).toHaveValue('');
  await user.type(box, '１０');
  expect(box).toHaveValue('10');
});

test('a decimal box reads a comma as a point', async () => {
  const user = userEvent.setup();
  render(<NumberField label="Speed" decimals />);
  await user.type(screen.getByRole('textbox', { name: 'Speed' }), '1,05x');
  expect(screen.getByRole('textbox', { name: 'Speed' })).toHaveValue('1.05');
  await user.clear(screen.getByRole('textbox', { name: 'Speed' }));
  await user.type(screen.getByRole('textbox', { name: 'Speed' }), '２。５');
  expect(screen.getByRole('textbox', { name: 'Speed' })).toHaveValue('2.5');
});
