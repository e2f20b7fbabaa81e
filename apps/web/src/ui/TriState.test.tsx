import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/axe.ts';
import { TriState } from './TriState.tsx';

const options = [
  { value: 'show', label: 'Show' },
  { value: 'hide', label: 'Hide' },
  { value: 'only', label: 'Only' },
] as const;

function Sample() {
  const [value, setValue] = useState<'show' | 'hide' | 'only'>('show');
  return <TriState label="Cleared" options={options} value={value} onChange={setValue} />;
}

test('a press on the thumb cycles through the three states', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  for (const [now, next] of [
    ['Show', 'Hide'],
    ['Hide', 'Only'],
    ['Only', 'Show'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name: now }));
    expect(screen.getByRole('radio', { name: next })).toBeChecked();
  }
});

test('another position is chosen by a press or an arrow key, and the state is shown as a word', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.click(screen.getByRole('radio', { name: 'Only' }));
  expect(screen.getByText('Only')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Hide' })).toBeChecked();
  expect(screen.getByRole('radiogroup', { name: 'Cleared' })).toBeVisible();
  await expectAccessible();
});
