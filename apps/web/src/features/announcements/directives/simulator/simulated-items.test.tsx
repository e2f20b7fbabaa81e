import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { g6 } from '../../../../testing/catalogue.ts';
import { inTimeZone } from '../../../../testing/time-zone.ts';
import type { SimulatedItem, Simulation } from '../api.ts';
import { SimulatedItems } from './SimulatedItems.tsx';

const item: SimulatedItem = {
  kind: 'pass',
  id: 70,
  title: 'Glass Meridian',
  player: 'Koralik',
  time: '2026-11-21T00:10:00.000Z',
  vidUploadDay: null,
  matched: null,
  reason: 'noDirective',
  first: null,
  facts: { baseScore: 230 },
  targets: [],
  changed: false,
  savedTargets: [],
};
const day = { time: '2026-11-20T23:59:59.999Z', vidUploadDay: '2026-11-20' };
const totals = { items: 3, messages: 0, channels: 0, pings: 0, everyonePings: 0 };
const simulation: Simulation = {
  totals,
  savedTotals: totals,
  directives: [],
  changedItems: 0,
  nowhereItems: 3,
  items: [
    item,
    { ...item, id: 71, player: 'Fennick', ...day },
    { ...item, id: 72, player: 'Sorrel', time: '2026-11-20T22:00:00.000Z' },
  ],
};

test('an imported day stands under that day, without a time, and parts no other day', async () => {
  inTimeZone('Asia/Shanghai');
  render(
    <Suspense>
      <SimulatedItems
        simulation={simulation}
        show="all"
        tried={{ directives: [], places: [] }}
        difficulty={g6}
        roleLabel={() => ''}
      />
    </Suspense>,
  );
  const own = within(await screen.findByRole('region', { name: 'Friday, November 20' }));
  expect(own.getByRole('button', { name: /Fennick/ }).querySelector('time')).toBeNull();
  const next = within(screen.getByRole('region', { name: 'Saturday, November 21' }));
  expect(next.getAllByRole('button').map((row) => row.querySelector('time')?.textContent)).toEqual([
    '08:10 AM',
    '06:00 AM',
  ]);
});
