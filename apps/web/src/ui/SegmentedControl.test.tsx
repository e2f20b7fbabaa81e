import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../testing/axe.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

test('segments choose by key, and a press on the chosen one is reported separately', async () => {
  const user = userEvent.setup();
  const onPressAgain = vi.fn();
  function Sample() {
    const [value, setValue] = useState<'a' | 'b'>('a');
    const segments = [
      { value: 'a', label: 'Recent' },
      { value: 'b', label: 'Name' },
    ] as const;
    return <SegmentedControl label="Sort" {...{ segments, value, onPressAgain }} onChange={setValue} />;
  }
  render(<Sample />);
  await user.click(screen.getByRole('radio', { name: 'Recent' }));
  expect(onPressAgain.mock.calls).toEqual([['a']]);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Name' })).toBeChecked();
  await expectAccessible();
});
