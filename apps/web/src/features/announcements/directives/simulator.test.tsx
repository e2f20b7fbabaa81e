import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { problem, recordCalls, wire } from '../../../testing/wire.ts';
import { answerDirectivesPage, ofG6, open, simulation } from './testing/directives-page.ts';

let simulated: unknown[] = [];
beforeEach(() => {
  simulated = answerDirectivesPage();
});

describe('the simulator', () => {
  test('says where items would have gone, and shows the message of one', async () => {
    const { user, router } = await open('?days=7');
    const simulator = within(screen.getByRole('complementary', { name: 'Simulator' }));
    const row = await simulator.findByRole('button', { name: /Koralik on Glass Meridian/ });
    expect(row).toHaveTextContent('Rule 2');
    expect(simulated[0]).toMatchObject({ days: 7 });
    recordCalls('post', `${ofG6}/simulate/message`, {
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
    });
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
    const calls = { count: 0 };
    wire.use(
      http.post(`${location.origin}${ofG6}/simulate`, () => {
        calls.count += 1;
        const busy = problem('SIMULATOR_BUSY', { retryAfter: 0.05 });
        return isFree ? HttpResponse.json(simulation) : HttpResponse.json(busy, { status: 503 });
      }),
    );
    await open();
    const simulator = within(screen.getByRole('complementary', { name: 'Simulator' }));
    expect(await simulator.findByText(/^Somebody else is simulating/)).toBeVisible();
    await waitFor(() => expect(calls.count).toBeGreaterThan(2));
    isFree = true;
    expect(await simulator.findByRole('button', { name: /Koralik on Glass Meridian/ })).toBeVisible();
    expect(simulator.queryByText(/^Somebody else is simulating/)).toBeNull();
  });

  test('too much is said once, and fewer days can be chosen', async () => {
    const asked: unknown[] = [];
    wire.use(
      http.post(`${location.origin}${ofG6}/simulate`, async ({ request }) => {
        const { days } = (await request.json()) as { days: number };
        asked.push(days);
        return days > 7
          ? HttpResponse.json(problem('SIMULATION_TOO_LARGE'), { status: 400 })
          : HttpResponse.json(simulation);
      }),
    );
    const { user } = await open();
    const simulator = within(screen.getByRole('complementary', { name: 'Simulator' }));
    expect(await simulator.findByText(/Choose fewer days/)).toBeVisible();
    await user.click(simulator.getByRole('radio', { name: '7' }));
    expect(await simulator.findByRole('button', { name: /Koralik on Glass Meridian/ })).toBeVisible();
    expect(asked).toEqual([30, 7]);
  });

  test('what is no longer waited for is given up', async () => {
    let isGivenUp = false;
    wire.use(
      http.post(`${location.origin}${ofG6}/simulate`, async ({ request }) => {
        const { days } = (await request.clone().json()) as { days: number };
        if (days === 7) return HttpResponse.json(simulation);
        await new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
        isGivenUp = true;
        return HttpResponse.error();
      }),
    );
    const { user } = await open();
    const simulator = within(screen.getByRole('complementary', { name: 'Simulator' }));
    await user.click(simulator.getByRole('radio', { name: '7' }));
    await waitFor(() => expect(isGivenUp).toBe(true));
    expect(await simulator.findByRole('button', { name: /Koralik on Glass Meridian/ })).toBeVisible();
  });
});
