import { sampleReceipt } from './sample-receipt.mjs';
import { press } from './texts.mjs';

const inMinutes = (minutes) => new Date(Date.now() + minutes * 60_000).toISOString();
const lasting = (type, value, minutes, partnerName = null) => ({
  type,
  value,
  partnerName,
  expiresAt: inMinutes(minutes),
});

/** An overlay of each kind, over the stored figures of a row. */
const kinds = [
  ({ rankedScore, rankedScoreRank }) => ({
    types: ['ranked_multiply', 'ranked_add', 'king_of_castle', 'super_admin'],
    stored: { rankedScore, rankedScoreRank: rankedScoreRank + 2 },
    active: [
      lasting('ranked_multiply', 1.32, 107),
      lasting('ranked_add', 640, 58),
      lasting('king_of_castle', null, 82),
      lasting('super_admin', null, 3),
    ],
    steps: [
      { type: 'ranked_multiply', value: 1.32, rankedScore: rankedScore * 1.32 },
      { type: 'ranked_add', value: 640, rankedScore: rankedScore * 1.32 + 640 },
    ],
    crown: true,
  }),
  ({ rankedScore, rankedScoreRank }) => ({
    types: ['ban_hammer'],
    stored: { rankedScore, rankedScoreRank },
    active: [lasting('ban_hammer', null, 12)],
    steps: [],
    bannedLook: true,
  }),
  ({ rankedScore, rankedScoreRank }) => ({
    types: ['player_swap'],
    stored: { name: 'mirokuro', country: 'FI', avatarUrl: null, rankedScore, rankedScoreRank },
    active: [lasting('player_swap', 1, 9, 'The Honourable Bartholomew Quickstep the Third')],
    steps: [],
  }),
];

function overlaid(row, kind) {
  const overlay = kind(row);
  const rankedScore = overlay.steps.at(-1)?.rankedScore ?? row.rankedScore;
  return { ...row, rankedScore, ...(row.stats && { stats: { ...row.stats, rankedScore } }), overlay };
}

/**
 * Goes to a page from another one, with overlays in what it reads: real ones would change the other screens, too.
 * @param {import('playwright-core').Page} page
 * @param {string} path
 */
export async function withOverlays(page, path) {
  const change = (pattern, edit) =>
    page.route(pattern, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: edit(await response.json()) });
    });
  await change('**/v2/database/leaderboard?*', (body) => ({
    ...body,
    results: body.results.map((row, index) => (kinds[index] ? overlaid(row, kinds[index]) : row)),
  }));
  await change(/\/v2\/database\/players\/\d+$/, (player) => ({
    ...overlaid({ ...player, ...player.stats }, kinds[0]),
  }));
  // A page that is gone to inside the site reads for itself; one that is loaded comes with its first answers.
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('.modifier-chip').first().waitFor({ state: 'attached' });
  await page.unrouteAll();
}

/**
 * Opens a case whose result is always the same.
 * @param {import('playwright-core').Page} page
 */
export async function openedCase(page) {
  const { id: receiptId, ...receipt } = JSON.parse(sampleReceipt);
  await page.route('**/v2/database/players/modifiers/generate', async (route) => {
    const { nonce, targetPlayerId } = route.request().postDataJSON();
    const modifier = {
      id: 1,
      type: 'ranked_multiply',
      value: 1.1,
      playerId: targetPlayerId,
      partner: null,
      by: 'demo-player',
      createdAt: inMinutes(0),
      expiresAt: inMinutes(120),
    };
    await route.fulfill({
      json: {
        modifier,
        cooldown: { remainingSeconds: 598, isSelfRoll: false },
        receipt: { ...receipt, id: receiptId, nonce },
        commitment: receipt.commitment,
      },
    });
  });
  await press(page, 'pages/players:profile.openCase');
  await page.locator('.case-strip').waitFor();
  await press(page, 'modifiers:open');
  await page.locator('.case-strip[data-state="rest"]').waitFor();
  await page.unrouteAll();
}
