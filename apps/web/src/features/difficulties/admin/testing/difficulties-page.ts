import { screen } from '@testing-library/react';
import { lock } from '../../../../lib/api/second-password.ts';
import { g6 } from '../../../../testing/catalogue.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { answer, refusal } from '../../../../testing/wire.ts';

/** The password that opens the page. */
export const right = 'right';

/** A row as the page lists it. */
export const aRow = (fields: object) => ({
  ...g6,
  legacy: '20.2+',
  emoji: ':rondo_g6:',
  legacyEmoji: null,
  version: 'a',
  hasDrawnIcon: true,
  hasDrawnLegacyIcon: true,
  levels: 7,
  levelsWithOwnBase: 1,
  passes: 40,
  directives: 2,
  ...fields,
});
export const unranked = aRow({
  id: 0,
  name: 'Unranked',
  type: 'SPECIAL',
  sortOrder: 0,
  baseScore: 0,
  legacy: '0',
});
export const table = [
  unranked,
  aRow({}),
  aRow({ id: 27, name: 'G7', sortOrder: 27, baseScore: 160, legacy: '20.3' }),
  aRow({ id: 10002, name: 'Q2', type: 'SPECIAL', sortOrder: 10002, baseScore: 0, legacy: '104' }),
];
/** What a look at a change or a deletion answers. */
export const effect = {
  rescoredPasses: 40,
  players: [
    { id: 3, name: 'Nimue', rankedScoreBefore: 10, rankedScoreAfter: 12.5, rankBefore: 8, rankAfter: 7 },
  ],
  levels: 7,
  levelsWithOwnBase: 1,
  playersUp: 1,
  playersDown: 0,
  playersKeep: 3,
  warnings: [],
};
/** What a save of G6 answers. */
export const written = (fields: object) => ({
  ...aRow({}),
  warnings: [],
  logId: 12,
  rescoredPasses: 40,
  ...fields,
});

/** The passwords that were tried since the test began. */
export const passwords: (string | null)[] = [];

/** A server with four difficulties behind a password. */
export function difficultiesAtHand(): void {
  lock();
  passwords.length = 0;
  answer('difficulties', table);
  answer('difficultyUsage', table);
  answerPassword();
}

/** Remembers each password, and takes the right one. */
export function answerPassword(): void {
  answer('verifyDifficultyPassword', (_given, request) => {
    const password = request.headers.get('x-super-admin-password');
    passwords.push(password);
    return password === right ? null : refusal('INVALID_SUPER_ADMIN_PASSWORD');
  });
}

/** Opens the page and unlocks it. */
export async function openPage(query = '') {
  const app = await renderApp({ path: `/admin/difficulties${query}`, viewer: { isSuperAdmin: true } });
  const field = await screen.findByLabelText('Super admin password', { selector: 'input' });
  await app.user.type(field, `${right}{Enter}`);
  // A popup of the address hides the page.
  await screen.findByRole('link', { name: 'G6', hidden: true });
  return app;
}
