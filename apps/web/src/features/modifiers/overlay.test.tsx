import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import {
  aLeader,
  aLevel,
  aLevelDetail,
  aPass,
  aPlayer,
  aPlayerRef,
  aStanding,
} from '../../testing/catalogue.ts';
import { aModifier, anOverlay } from '../../testing/modifiers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { letTimePass } from '../../testing/time.ts';
import { answer, asked } from '../../testing/wire.ts';

const jokes = { config: { features: { jokes: true } } };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const raised = anOverlay(['ranked_multiply', 'ranked_add', 'super_admin'], {
  active: [
    { type: 'ranked_multiply', value: 1.32 },
    { type: 'ranked_add', value: 640 },
    { type: 'super_admin', value: null, minutes: 5 },
  ],
  stored: { rankedScore: 18204.77, rankedScoreRank: 3 },
  steps: [
    { type: 'ranked_multiply', value: 1.32, rankedScore: 24030.3 },
    { type: 'ranked_add', value: 640, rankedScore: 24670.3 },
  ],
  crown: true,
});

describe('the leaderboard', () => {
  async function board(results: object[], path = '/leaderboard') {
    answer('leaderboard', { results, count: results.length, hasMore: false });
    await renderApp({ path, ...jokes });
    return screen.findAllByRole('listitem');
  }

  test('shows crown, chips, asterisk and what is stored, and leaves other rows alone', async () => {
    const rows = await board([
      aLeader({ rankedScore: 24670.3, overlay: raised }),
      aLeader({ id: 4, name: 'Tarrowby', position: 2, rank: 2, player: aPlayerRef({ id: 4 }) }),
    ]);
    const [row, plain] = rows;
    expect(await within(row!).findByText('Changed by modifiers, stored 18,204.77')).toBeInTheDocument();
    expect(within(row!).getByText(/^stored 18,204.77/)).toHaveTextContent('stored 18,204.77 · #3');
    expect(within(row!).getByRole('img', { name: 'A crown beside the name, no rights' })).toBeVisible();
    expect(within(row!).getByTitle('× 1.32')).toHaveTextContent('Multiplied score: × 1.32');
    expect(within(row!).getByTitle('+ 640')).toBeVisible();
    expect(plain!.querySelector('[class*=modifier]')).toBeNull();
    expect(plain).not.toHaveTextContent('stored');
    await expectAccessible();
  });

  test('marks the ranked score beside another key too, without a line for it', async () => {
    const [row] = await board(
      [aLeader({ rankedScore: 24670.3, overlay: raised })],
      '/leaderboard?sortBy=generalScore',
    );
    expect(await within(row!).findByText('Changed by modifiers, stored 18,204.77')).toBeInTheDocument();
    expect(within(row!).queryByText(/^stored/)).toBeNull();
  });

  test('stamps who only looks banned, with the time that is left, and no asterisk', async () => {
    const overlay = anOverlay(['ban_hammer'], {
      active: [{ type: 'ban_hammer', value: null, minutes: 12 }],
      stored: { rankedScore: 24310.52, rankedScoreRank: 1 },
      bannedLook: true,
    });
    const [row] = await board([aLeader({ overlay })]);
    expect(await within(row!).findByText(/^Hammered 1[12]:\d\d$/)).toBeVisible();
    expect(within(row!).queryByText('Banned')).toBeNull();
    expect(row).not.toHaveTextContent('stored');
  });

  test('asks again when a modifier is over', async () => {
    answer('leaderboard', () => {
      const isFirst = asked('leaderboard').length === 1;
      const row = isFirst ? aLeader({ rankedScore: 24670.3, overlay: raised }) : aLeader();
      return { results: [row], count: 1, hasMore: false };
    });
    await renderApp({ path: '/leaderboard', ...jokes });
    await screen.findByText('Changed by modifiers, stored 18,204.77');
    letTimePass(5 * 60_000 + 500);
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('24,310.52'));
    expect(screen.queryByText(/Changed by modifiers/)).toBeNull();
  });

  test('keeps a row with many modifiers short', async () => {
    const active = Array.from({ length: 9 }, () => ({ type: 'ranked_add', value: 100 }));
    const [row] = await board([aLeader({ overlay: anOverlay(['ranked_add'], { active }) })]);
    expect(await within(row!).findByTitle('7 more modifiers')).toBeVisible();
  });
});

describe('a profile', () => {
  test('shows rank and score with what is stored, clocks, and how the score comes about', async () => {
    const stats = { ...aPlayer().stats, rankedScore: 24670.3, rankedScoreRank: 1 };
    answer('player', aPlayer({ stats, overlay: raised }), { id: 3 });
    answer('playerStanding', aStanding());
    answer('difficulties', []);
    answer(
      'playerModifiers',
      {
        modifiers: [
          aModifier({ id: 1, type: 'ranked_multiply', value: 1.32, by: 'Halcyon_7' }),
          aModifier({ id: 2, type: 'ranked_add', value: 640, by: '유채' }),
        ],
        probabilities: {},
        cooldown: null,
        commitment: null,
      },
      { id: 3 },
    );
    const { user } = await renderApp({ path: '/profile/3', ...jokes });
    const bar = await screen.findByRole('region', { name: 'At work' });
    expect(within(bar).getAllByRole('timer')[0]).toHaveTextContent(/^0[12]:\d\d:\d\d$/);
    expect(within(bar).getByTitle('Crown')).toBeVisible();
    expect(screen.getByText('Changed by modifiers, stored #3')).toBeInTheDocument();
    expect(screen.getByText('stored #3')).toBeVisible();
    expect(screen.getByText('stored 18,204.77')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^How this value comes about: ?24,670.30/ }));
    const panel = await screen.findByRole('dialog', { name: 'How this value comes about' });
    expect(await within(panel).findByText(/^유채, 0[12]:\d\d:\d\d left$/)).toBeVisible();
    expect(panel).toHaveTextContent(
      /Stored18,204.77counts everywhere elseMultiplied× 1.32Halcyon_7, \S+ left24,030.30Added\+ 640.00유채, \S+ left24,670.30Shown24,670.30/,
    );
    await expectAccessible();
    await user.keyboard('{Escape}');
    letTimePass(5 * 60_000 + 500);
    await waitFor(() => expect(screen.queryByTitle('Crown')).toBeNull());
  });

  test('shows passes with all misses beside what is stored', async () => {
    const overlay = {
      types: ['oops_all_miss'],
      stored: { accuracy: 0.9941, scoreV2: 4137.02, earlyDouble: 0 },
    };
    answer(
      'player',
      aPlayer({
        passes: [aPass({ accuracy: 0.9702, scoreV2: 1204.18, overlay })],
        overlay: anOverlay(['oops_all_miss'], { active: [{ type: 'oops_all_miss', value: null }] }),
      }),
      { id: 3 },
    );
    await renderApp({ path: '/profile/3', ...jokes });
    expect(await screen.findByText('every pass on the profile, shown with 25 more misses')).toBeVisible();
    const [row] = within(screen.getByRole('list', { name: 'Passes' })).getAllByRole('listitem');
    expect(row).toHaveTextContent('1,204.18');
    expect(within(row!).getByText('stored 4,137.02')).toBeVisible();
    expect(row).toHaveTextContent('97.02%');
    expect(within(row!).getByText('99.41%')).toBeVisible();
    await expectAccessible();
  });

  test('of two who are swapped opens a case for the one that is stored', async () => {
    const overlay = anOverlay(['player_swap'], {
      active: [{ type: 'player_swap', value: 9, partnerName: 'mirokuro', minutes: 10 }],
      stored: {
        name: 'Halcyon_7',
        country: 'FI',
        avatarUrl: null,
        rankedScore: 24310.52,
        rankedScoreRank: 1,
      },
    });
    answer('player', aPlayer({ name: 'mirokuro', overlay }), { id: 3 });
    answer('playerStanding', aStanding());
    answer('difficulties', []);
    answer(
      'playerModifiers',
      {
        modifiers: [
          aModifier({ type: 'player_swap', value: 3, playerId: 9, partner: { id: 3, name: 'Halcyon_7' } }),
        ],
        probabilities: {},
        cooldown: null,
        commitment: null,
      },
      { id: 3 },
    );
    const { user } = await renderApp({ path: '/profile/3', ...jokes });
    expect(await screen.findByTitle('swapped with mirokuro')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open a case' }));
    const dialog = await screen.findByRole('dialog', { name: 'A case for Halcyon_7' });
    expect(await within(dialog).findByText('Swapped with mirokuro')).toBeVisible();
  });

  test('of who only looks banned says that the rank stays', async () => {
    const overlay = anOverlay(['ban_hammer'], {
      active: [{ type: 'ban_hammer', value: null, minutes: 1 }],
      stored: { rankedScore: 24310.52, rankedScoreRank: 1 },
      bannedLook: true,
    });
    answer('player', aPlayer({ overlay }), { id: 3 });
    answer('playerStanding', aStanding());
    answer('difficulties', []);
    await renderApp({ path: '/profile/3', ...jokes });
    expect(await screen.findByText(/^Hammered (5\d s|1:00)$/)).toBeVisible();
    expect(screen.getByText('stored rank #1 stays')).toBeVisible();
    expect(screen.queryByText('This player is banned and not ranked.')).toBeNull();
    letTimePass(61_000);
    expect(screen.queryByText(/^Hammered/)).toBeNull();
  });
});

test('a level whose worlds first a king holds says why there is one clear', async () => {
  answer('levelDetail', aLevelDetail({ clears: 12 }), { id: 5 });
  answer(
    'passesOfLevel',
    [aPass({ level: aLevel({ clears: 1 }), overlay: { types: ['king_of_castle'], stored: { clears: 12 } } })],
    { id: 5 },
  );
  await renderApp({ path: '/levels/5', ...jokes });
  expect(
    await screen.findByText(/only the passes of Halcyon_7, who was first on this level, are shown here/),
  ).toBeVisible();
  expect(await screen.findByText('Changed by modifiers, stored 12')).toBeInTheDocument();
  expect(screen.getByText('Changed by modifiers, stored 12').closest('dd')).toHaveTextContent(/^1\*/);
});
