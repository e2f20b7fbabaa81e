import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { lock } from '../../../../lib/api/second-password.ts';
import { difficulties, g6 } from '../../../../testing/catalogue.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { answer, refusal, wire } from '../../../../testing/wire.ts';

export const password = 'a-long-enough-password';

export const clears = {
  id: 1,
  label: 'clears',
  webhookUrl: '…x7Qa',
  isActive: true,
  goneAt: null,
};
export const fame = { id: 2, label: 'hall-of-fame', webhookUrl: '', isActive: true, goneAt: null };
const watchers = { id: 5, roleId: '123456789012345678', label: 'Clear watchers', isActive: true };

export function aDirective(fields: object = {}) {
  return {
    id: 11,
    name: 'All clears',
    description: '',
    mode: 'STATIC',
    triggerType: 'PASS',
    condition: null,
    actions: [{ channelId: 1, pingType: 'NONE', roleId: null }],
    sortOrder: 0,
    isActive: true,
    firstOfKind: false,
    ...fields,
  };
}
export const first = aDirective({
  id: 12,
  name: 'Worlds first',
  mode: 'CONDITIONAL',
  condition: { type: 'WORLDS_FIRST' },
  actions: [{ channelId: 2, pingType: 'EVERYONE', roleId: null }],
});

const target = {
  channelId: 1,
  label: 'clears',
  pingType: 'NONE',
  roleId: null,
  roleLabel: null,
  isConfigured: true,
};
const item = {
  kind: 'pass',
  id: 70,
  title: 'Glass Meridian',
  player: 'Koralik',
  time: '2026-11-21T14:10:00.000Z',
  matched: 1,
  reason: 'matches',
  first: null,
  facts: { baseScore: 230, accuracy: 0.9957, isWorldsFirst: false },
  targets: [target],
  changed: false,
  savedTargets: [target],
};
const totals = { items: 62, messages: 45, channels: 2, pings: 6, everyonePings: 6 };
export const simulation = {
  totals,
  savedTotals: { ...totals, messages: 42 },
  directives: [
    { items: 6, perDay: [0, 1, 5] },
    { items: 31, perDay: [10, 11, 10] },
  ],
  changedItems: 0,
  nowhereItems: 1,
  items: [
    item,
    { ...item, id: 71, player: 'Fennick', matched: null, reason: 'notMet', targets: [], savedTargets: [] },
  ],
};

/** Every call of this page needs the password. */
export const wantPassword = () =>
  wire.use(
    http.all('*/v2/database/difficulties/*', ({ request }) =>
      request.headers.get('x-super-admin-password') === password
        ? undefined
        : refusal('INVALID_SUPER_ADMIN_PASSWORD'),
    ),
  );

/** Answers what the page reads until the test ends. */
export function answerDirectivesPage(): void {
  lock();
  answer('difficulties', difficulties);
  answer('directives', [first, aDirective()], { id: g6.id });
  answer('channels', [clears, fame]);
  answer('chatRoles', [watchers]);
  answer('simulateDirectives', simulation, { id: g6.id });
  answer('verifyDifficultyPassword', null);
  wantPassword();
}

/** Opens the page and types the password. */
export async function open(search = '') {
  const app = await renderApp({
    path: `/admin/difficulties/${g6.id}/announcements${search}`,
    viewer: { isSuperAdmin: true },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Super admin password' }));
  await app.user.type(dialog.getByLabelText(/^Super admin password/), `${password}{Enter}`);
  await screen.findByRole('heading', { name: 'Rules' });
  return app;
}
