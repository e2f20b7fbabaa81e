import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../lib/i18n/texts.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { aLevel, g6 } from '../../testing/catalogue.ts';
import { lessMotion, setMedia } from '../../testing/media.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, asked, refusal } from '../../testing/wire.ts';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

function aClear(id: number, minutes = 1_000 - id) {
  return {
    id,
    player: { id: 40 + id, name: `Player ${id}`, country: 'PL' },
    level: { id: 70 + id, song: `Song ${id}`, difficulty: g6 },
    scoreV2: 100 + id,
    accuracy: 0.98,
    isWorldsFirst: id === 3,
    is12K: false,
    is16K: false,
    isNoHoldTap: false,
    arrivedAt: ago(minutes),
  };
}

const feedOf = (...ids: number[]) => ({
  latest: ids.map((id) => aClear(id)),
  newLevels: [{ id: 5, song: 'Night Ferry', difficulty: g6, videoLink: '' }],
  hardest: [aClear(1)],
});

// Parts that come on demand are there, however long a machine takes to read them.
beforeAll(async () => {
  await Promise.all([
    import('./HomePage.tsx'),
    import('./feed/HomeFeed.tsx'),
    import('./you/OwnHome.tsx'),
    loadNamespaces(['pages/home', 'pages/home-feed', 'passes']),
  ]);
}, 60_000);
beforeEach(() => {
  setMedia(lessMotion, true);
  answer('nextForYou', []);
  answer('statistics', {
    overview: {
      totalLevels: 5,
      totalPasses: 5,
      totalPlayers: 5,
      totalActivePlayers: 5,
      passesLast30Days: 0,
      listedPasses: 5,
      listedPassesLast30Days: 0,
      rankedPlayers: 5,
    },
    difficulties: { byType: { PGU: [], SPECIAL: [] } },
  });
});

const latest = async () => {
  const heading = await screen.findByRole('heading', { name: 'Latest clears' });
  return heading.closest('section')!;
};
const songs = async () =>
  within(await latest())
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link', { name: /^Song/ }).textContent);
/** The reader looks elsewhere and comes back: the feed is asked again at once. */
const lookAgain = async () => {
  await act(async () => {
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  });
};

describe('the feed', () => {
  test('shows clears with player, level, score and marks, new levels on their art, and the hardest', async () => {
    answer('homeFeed', feedOf(3, 2, 1));
    await renderApp({ path: '/', viewer: { playerId: 42 } });
    answer('ownHome', { isBanned: false, standing: null, lastClear: null });
    expect(await songs()).toEqual(['Song 3', 'Song 2', 'Song 1']);
    const [first, own] = within(await latest()).getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Player 3' })).toHaveAttribute('href', '/profile/43');
    expect(within(first!).getByRole('link', { name: 'Song 3' })).toHaveAttribute('href', '/passes/3');
    expect(first).toHaveTextContent('103.00');
    expect(first).toHaveTextContent('Worlds first');
    expect(own).toHaveTextContent('You');
    expect(first).not.toHaveTextContent('You');
    const card = screen.getByRole('link', { name: 'Night Ferry' }).closest('li')!;
    expect(card.querySelector<HTMLElement>('.level-art')?.style.getPropertyValue('--art-night')).toContain(
      '/v2/media/art/card-night-5-g6-f79851.svg',
    );
    const hardest = screen.getByRole('heading', { name: 'Hardest in 30 days' }).closest('section')!;
    expect(within(hardest).getByRole('link', { name: 'Song 1' })).toHaveAttribute('href', '/passes/1');
    await expectAccessible();
  });

  test('keeps new clears behind a button and announces them; no row moves until it is pressed', async () => {
    answer('homeFeed', feedOf(2, 1));
    const { user } = await renderApp({ path: '/' });
    expect(await songs()).toEqual(['Song 2', 'Song 1']);
    answer('homeFeed', feedOf(4, 3, 2, 1));
    await lookAgain();
    const button = await screen.findByRole('button', { name: '2 new clears' });
    expect(within(await latest()).getByRole('status')).toHaveTextContent('2 new clears');
    expect(await songs()).toEqual(['Song 2', 'Song 1']);
    await user.click(button);
    expect(await songs()).toEqual(['Song 4', 'Song 3', 'Song 2', 'Song 1']);
    expect(screen.queryByRole('button', { name: /new clear/ })).toBeNull();
  });

  test('drops a clear that was deleted without a word', async () => {
    answer('homeFeed', feedOf(3, 2));
    await renderApp({ path: '/' });
    await songs();
    answer('homeFeed', feedOf(2, 1));
    await lookAgain();
    await waitFor(async () => expect(await songs()).toEqual(['Song 2', 'Song 1']));
    expect(screen.queryByRole('button', { name: /new clear/ })).toBeNull();
  });

  test('is asked again every 15 seconds while it can be seen, never while it cannot', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer('homeFeed', feedOf(1));
    await renderApp({ path: '/' });
    await songs();
    const before = asked('homeFeed').length;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(asked('homeFeed').length).toBe(before + 2);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked('homeFeed').length).toBe(before + 2);
    hidden.mockRestore();
    await lookAgain();
    await waitFor(() => expect(asked('homeFeed').length).toBe(before + 3));
    vi.useRealTimers();
  });

  test('of a quiet community says since when, and shows the clears when asked', async () => {
    answer('homeFeed', { ...feedOf(), latest: [aClear(1, 40 * 24 * 60)], hardest: [] });
    const { user } = await renderApp({ path: '/' });
    expect(await screen.findByText('No clear in the last 30 days')).toBeVisible();
    expect(screen.getByText(/^The newest ones are from \w+ \d+(, \d+)?\.$/)).toBeVisible();
    expect(screen.queryByText('Live')).toBeNull();
    expect(screen.getByText('last clear')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    expect(await songs()).toEqual(['Song 1']);
  });

  test('can be tried again when it does not come', async () => {
    let isDown = true;
    answer('homeFeed', () => (isDown ? refusal('INTERNAL') : feedOf(1)));
    const { user } = await renderApp({ path: '/' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await songs()).toEqual(['Song 1']);
  });
});

describe("the reader's strip", () => {
  const strip = () => screen.findByRole('region', { name: 'You' });

  test('says rank, the way to the next one, and what the last clear brought', async () => {
    answer('homeFeed', feedOf(1));
    answer('ownHome', {
      isBanned: false,
      standing: {
        rank: 4,
        rankedScore: 900,
        ahead: { rank: 3, rankedScore: 1_000, name: 'Koralik', country: 'PL' },
        behind: { rank: 5, rankedScore: 800 },
      },
      lastClear: { ...aClear(9), impact: 31.06 },
    });
    answer('nextForYou', [
      {
        level: aLevel({ id: 6, song: 'Saltworks' }),
        expectedAccuracy: 0.97,
        gain: 12.5,
        reason: { kind: 'beginner', cleared: 3 },
      },
    ]);
    await renderApp({ path: '/', viewer: {} });
    await waitFor(async () => expect(await strip()).toHaveTextContent('#4900.00'));
    const text = (await strip()).textContent;
    expect(text).toContain('100.00to #3Koralik');
    expect(text).toContain('+31.06');
    const next = within(await strip()).getByRole('link', { name: /Saltworks/ });
    expect(next).toHaveAttribute('href', '/levels/6');
    expect(next).toHaveTextContent('about +12.50 for you');
    expect((await strip()).querySelector<HTMLElement>('.meter > i')?.style.inlineSize).toBe('50%');
    expect(within(await strip()).getByRole('link', { name: 'Song 9' })).toHaveAttribute('href', '/passes/9');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    await expectAccessible();
  });

  test('shows who has not cleared anything where to begin', async () => {
    answer('homeFeed', feedOf(1));
    answer('ownHome', { isBanned: false, standing: null, lastClear: null });
    await renderApp({ path: '/', viewer: {} });
    expect(await screen.findByText('One clear puts you on the board')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Easy first levels' })).toHaveAttribute(
      'href',
      '/levels?to=5&sort=CLEARS_DESC',
    );
  });

  test('is not there for visitors, who are offered the way in', async () => {
    answer('homeFeed', feedOf(1));
    await renderApp({ path: '/' });
    await songs();
    expect(screen.queryByRole('region', { name: 'You' })).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(asked('ownHome')).toHaveLength(0);
  });
});
