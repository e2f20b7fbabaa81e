import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { g6 } from '../../../testing/catalogue.ts';
import { answer, asked, problem, refusal } from '../../../testing/wire.ts';
import { answerDirectivesPage, open, simulation } from './testing/directives-page.ts';

beforeEach(answerDirectivesPage);

describe('the simulator', () => {
  test('says where items would have gone, and shows the message of one', async () => {
    const { user, router } = await open('?days=7');
    const simulator = within(screen.getByRole('complementary', { name: 'Simulator' }));
    const row = await simulator.findByRole('button', { name: /Koralik on Glass Meridian/ });
    expect(row).toHaveTextContent('Rule 2');
    expect(asked('simulateDirectives')[0]?.body).toMatchObject({ days: 7 });
    answer(
      'simulateMessage',
      {
        messages: [
          {
            channelId: 1,
            label: 'clears',
            username: 'Rondo Announcer',
            content: '',
            embeds: [{ title: 'Clear by Koralik' }],
            ids: [70],
          },
        ],
      },
      { id: g6.id },
    );
    await user.click(row);
    expect(await simulator.findByText('Clear by Koralik')).toBeVisible();
    await user.click(simulator.getByRole('radio', { name: 'Nowhere 1' }));
    expect(simulator.queryByText('Koralik')).toBeNull();
    expect(simulator.getByText('Fennick')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ show: 'nowhere' });
  });
});

describe('while somebody else simulates', () => {
  test('the simulator says so, and follows when it is its turn', async () => {
    let isFree = false;
    const busy = refusal(problem('SIMULATOR_BUSY', { retryAfter: 0.05 }));
    answer('simulateDirectives', () => (isFree ? simulation : busy), { id: g6.id });
    await open();
    const simulator = within(screen.getByRole('complementary', { name: 'Simulator' }));
    expect(await simulator.findByText(/^Somebody else is simulating/)).toBeVisible();
    await waitFor(() => expect(asked('simulateDirectives').length).toBeGreaterThan(2));
    isFree = true;
    expect(await simulator.findByRole('button', { name: /Koralik on Glass Meridian/ })).toBeVisible();
    expect(simulator.queryByText(/^Somebody else is simulating/)).toBeNull();
  });

  test('too much is said once, and fewer days can be chosen', async () => {
    answer(
      'simulateDirectives',
      ({ body }) => (body.days > 7 ? refusal('SIMULATION_TOO_LARGE') : simulation),
      { id: g6.id },
    );
    const { user } = await open();
    const simulator = within(screen.getByRole('complementary', { name: 'Simulator' }));
    expect(await simulator.findByText(/Choose fewer days/)).toBeVisible();
    await user.click(simulator.getByRole('radio', { name: '7' }));
    expect(await simulator.findByRole('button', { name: /Koralik on Glass Meridian/ })).toBeVisible();
    expect(asked('simulateDirectives').map(({ body }) => body.days)).toEqual([30, 7]);
  });

  test('what is no longer waited for is given up', async () => {
    let isGivenUp = false;
    answer(
      'simulateDirectives',
      async ({ body }, request) => {
        if (body.days === 7) return simulation;
        await new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
        isGivenUp = true;
        return HttpResponse.error();
      },
      { id: g6.id },
    );
    const { user } = await open();
    const simulator = within(screen.getByRole('complementary', { name: 'Simulator' }));
    await user.click(simulator.getByRole('radio', { name: '7' }));
    await waitFor(() => expect(isGivenUp).toBe(true));
    expect(await simulator.findByRole('button', { name: /Koralik on Glass Meridian/ })).toBeVisible();
  });
});
