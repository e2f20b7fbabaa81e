import { pguAt, pguColour, SLIDER_MAX } from '@rondo/domain/difficulties';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { lessMotion, setMedia } from '../../testing/media.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refusal } from '../../testing/wire.ts';

/** Each step has as many levels as its place on the scale, and ten times as many passes. */
const scale = Array.from({ length: SLIDER_MAX }, (_, index) => {
  const step = pguAt(index + 1);
  const color = pguColour(step);
  const counts = { levelCount: index + 1, passCount: 10 * (index + 1) };
  return {
    id: index + 1,
    name: step.name,
    type: 'PGU',
    color,
    icon: '/x.svg',
    sortOrder: index + 1,
    ...counts,
  };
});
const statistics = {
  overview: {
    totalLevels: 5127,
    totalPasses: 84500,
    totalPlayers: 4000,
    totalActivePlayers: 3930,
    passesLast30Days: 2,
    listedPasses: 84306,
    listedPassesLast30Days: 1,
    rankedPlayers: 3918,
  },
  difficulties: { byType: { PGU: scale, SPECIAL: [{ ...scale[0], name: 'Q2', type: 'SPECIAL' }] } },
};

beforeEach(() => {
  setMedia(lessMotion, true);
  answer('homeFeed', { latest: [], newLevels: [], hardest: [] });
});

const charts = () => screen.findAllByRole('figure');
const main = () => within(screen.getByRole('main'));

describe('the start page', () => {
  test('says what the site is and leads into it', async () => {
    answer('statistics', statistics);
    const { router } = await renderApp({ path: '/' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Every level, every clear.' })).toBeVisible();
    expect(document.title).toBe('Rondo – community levels and clears');
    expect(router.state.location.pathname).toBe('/');
    for (const [name, path] of [
      ['Browse levels', '/levels'],
      ['Browse passes', '/passes'],
      ['Leaderboard', '/leaderboard'],
    ] as const)
      expect(main().getByRole('link', { name })).toHaveAttribute('href', path);
    expect(main().queryByText(/random/i)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeVisible();
    await charts();
    await expectAccessible();
  });

  test('counts difficulties with odd names in the chart of the letter before them', async () => {
    const odd = ['Hard, really', 'G21'].map((name, index) => ({ ...scale[0]!, id: 500 + index, name }));
    const PGU = [...scale.slice(0, 40), ...odd, ...scale.slice(40)];
    answer('statistics', { ...statistics, difficulties: { byType: { PGU, SPECIAL: [] } } });
    await renderApp({ path: '/' });
    const all = await charts();
    expect(all).toHaveLength(3);
    const inG = within(all[1]!);
    for (const name of ['G20', 'Hard, really', 'G21'])
      expect(inG.getByRole('img', { name: new RegExp(`^${name}: `) })).toBeInTheDocument();
    expect(inG.getByText('Ha…')).toBeVisible();
    await expectAccessible();
  });

  test('shows four totals', async () => {
    answer('statistics', statistics);
    await renderApp({ path: '/' });
    expect((await screen.findByText('levels')).parentElement).toHaveTextContent('5,127');
    expect(screen.getByText('passes').parentElement).toHaveTextContent('84,306');
    expect(screen.getByText('ranked players').parentElement).toHaveTextContent('3,918');
    expect(screen.getByText('pass in the last 30 days').parentElement).toHaveTextContent('1');
  });

  test('counts its totals up; screen readers get them at once', async () => {
    setMedia(lessMotion, false);
    answer('statistics', statistics);
    await renderApp({ path: '/' });
    await screen.findByText('ranked players');
    const totals = () => within(screen.getByText('ranked players').parentElement!).getAllByText('3,918');
    expect(totals().at(-1)).toHaveClass('sr-only');
    await waitFor(() => expect(totals()).toHaveLength(2));
  });

  test('tries again, in each block, when the numbers do not come', async () => {
    let isDown = true;
    answer('statistics', () => (isDown ? refusal('INTERNAL') : statistics));
    const { user } = await renderApp({ path: '/' });
    expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    isDown = false;
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[1]!);
    expect(await charts()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('loads the chat when somebody asks for it', async () => {
    answer('statistics', statistics);
    const links = {
      chat: null,
      source: null,
      production: null,
      chatWidget: 'https://chat.example/widget',
    } as never;
    const { user } = await renderApp({ path: '/', config: { links } });
    const show = await screen.findByRole('button', { name: 'Show chat' });
    expect(screen.queryByTitle('Community chat')).toBeNull();
    await user.click(show);
    expect(screen.getByTitle('Community chat')).toHaveAttribute('src', 'https://chat.example/widget');
    expect(screen.getByTitle('Community chat')).toHaveFocus();
  });

  test('has no chat where none is set up', async () => {
    answer('statistics', statistics);
    await renderApp({ path: '/' });
    await charts();
    expect(screen.queryByRole('heading', { name: 'Community chat' })).toBeNull();
  });
});

describe('the glow of the title', () => {
  const place = { left: 100, top: 100, right: 500, bottom: 200 } as DOMRect;
  const lit = async () => {
    answer('statistics', statistics);
    await renderApp({ path: '/' });
    const title = await screen.findByRole('heading', { level: 1 });
    title.getBoundingClientRect = () => place;
    return title;
  };

  test('follows the pointer within 100 px', async () => {
    setMedia(lessMotion, false);
    const title = await lit();
    fireEvent(window, new MouseEvent('pointermove', { clientX: 140, clientY: 290 }));
    await waitFor(() => expect(title).toHaveAttribute('data-lit'));
    expect(title.style.getPropertyValue('--glow-x')).toBe('40px');
    expect(title.style.getPropertyValue('--glow-y')).toBe('190px');
    fireEvent(window, new MouseEvent('pointermove', { clientX: 140, clientY: 301 }));
    await waitFor(() => expect(title).not.toHaveAttribute('data-lit'));
  });

  test('stays away with reduced motion', async () => {
    const title = await lit();
    expect(title.querySelector('[aria-hidden]')).toBeNull();
  });
});

describe('the charts', () => {
  test('count passes of P, G and U, or levels when asked', async () => {
    answer('statistics', statistics);
    const { user, router } = await renderApp({ path: '/' });
    const [p, g, u] = await charts();
    expect(p).toHaveTextContent('2,100 passes');
    expect(g).toHaveTextContent('6,100 passes');
    expect(within(u!).getAllByRole('img', { name: /^U\d+: / })).toHaveLength(20);
    expect(screen.queryByRole('img', { name: /Q2/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Levels' }));
    expect(p).toHaveTextContent('210 levels');
    expect(router.state.location.search).toEqual({ chart: 'levels' });
    expect(screen.getByRole('heading', { name: 'Levels by difficulty' })).toBeVisible();
  });

  test('keep what they count in the address', async () => {
    answer('statistics', statistics);
    await renderApp({ path: '/?chart=levels' });
    expect((await charts())[0]).toHaveTextContent('210 levels');
  });

  test('describe the bar that the keys have reached, until Escape', async () => {
    answer('statistics', statistics);
    const { user } = await renderApp({ path: '/' });
    const [p] = await charts();
    const bar = (name: RegExp) => within(p!).getByRole('img', { name });
    expect(p!.querySelectorAll('[data-roving][tabindex="0"]')).toHaveLength(1);
    bar(/^P1: /).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(bar(/^P3: 30 passes, 3 levels/)).toHaveFocus();
    expect(p!.querySelector('.difficulty-tip')).toHaveTextContent('P330 passes3 levels');
    await user.keyboard('{End}');
    expect(bar(/^P20: 200 passes, 20 levels/)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(p!.querySelector('.difficulty-tip')).toBeNull();
  });

  test('describe a bar that is tapped', async () => {
    answer('statistics', statistics);
    const { user } = await renderApp({ path: '/' });
    const [, g] = await charts();
    const bar = within(g!).getByRole('img', { name: /^G7: / });
    await user.pointer([{ keys: '[TouchA]', target: bar }]);
    expect(g!.querySelector('.difficulty-tip')).toHaveTextContent('G7270 passes27 levels');
  });

  test('are read once: each bar has its numbers, and no table repeats them', async () => {
    answer('statistics', statistics);
    await renderApp({ path: '/' });
    const [, g] = await charts();
    expect(within(g!).getByRole('img', { name: 'G1: 210 passes, 21 levels' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
