import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/axe.ts';
import { Tabs } from './Tabs.tsx';

test('tabs follow the arrow keys and wrap', async () => {
  const user = userEvent.setup();
  function Sample() {
    const [tab, setTab] = useState<'a' | 'b'>('a');
    const tabs = [
      { id: 'a', label: 'First', count: 3 },
      { id: 'b', label: 'Second' },
    ] as const;
    return (
      <Tabs label="Queues" tabs={tabs} selected={tab} onSelect={setTab}>
        Panel {tab}
      </Tabs>
    );
  }
  render(<Sample />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Second' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Panel b');
  await expectAccessible();
});
