import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer } from '../../../testing/wire.ts';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_120);
  answer('difficulties', difficulties);
  answer('filterLevels', {
    results: [
      aLevel(),
      aLevel({ id: 6, song: 'Saltworks', isHidden: true, workshopLink: 'https://w.example/' }),
    ],
    count: 2,
    hasMore: false,
  });
});
afterEach(() => vi.restoreAllMocks());

const frame = () => screen.getAllByRole('listitem').map(({ style }) => style.width);

test('a card has a picture, a link and a tab with number, clears and links', async () => {
  await renderApp({ path: '/levels?view=grid' });
  const [first, second] = await screen.findAllByRole('listitem');
  const card = within(first!);
  expect(card.getByRole('link', { name: 'Night Ferry' })).toHaveAttribute('href', '/levels/5');
  expect(first).toHaveTextContent('Pell & Quarry - Sorrel');
  expect(first).toHaveTextContent('#52 clears');
  expect(card.getByRole('link', { name: 'Video' })).toBeInTheDocument();
  expect(card.queryByRole('link', { name: 'Workshop' })).toBeNull();
  expect(within(second!).getByRole('link', { name: 'Workshop' })).toBeInTheDocument();
  expect(second).toHaveTextContent('Hidden');
  const still = first!.querySelector('.level-card-still')!;
  expect(still.getAttribute('src')).toMatch(/^\/v2\/media\/image\?url=.*abcdefghijk/);
  expect(still).toHaveAttribute('loading', 'lazy');
  fireEvent.error(still);
  expect(first!.querySelector('img.level-card-still')).toBeNull();
  const drawing = first!.querySelector<HTMLElement>('.level-card-still')!;
  expect(drawing.style.getPropertyValue('--art-night')).toMatch(/^url\("\/v2\/media\/art\/card-night-5-/);
  await expectAccessible();
});

test('the size of the cards is in the address and follows the arrow keys', async () => {
  const { router } = await renderApp({ path: '/levels?view=grid' });
  await screen.findAllByRole('listitem');
  expect(frame()[0]).toContain('0.25 *');
  const size = screen.getByRole('slider', { name: /Card size/ });
  expect(size).toHaveAttribute('aria-valuetext', 'Medium');
  size.focus();
  fireEvent.change(size, { target: { value: '3' } });
  await waitFor(() => expect(router.state.location.searchStr).toBe('?view=grid&size=3'));
  expect(frame()[0]).toMatch(/^calc\(0\.33/);
  expect(size).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

test('super admins edit a level from its card', async () => {
  const { user } = await renderApp({ path: '/levels?view=grid', viewer: { isSuperAdmin: true } });
  const [edit] = await screen.findAllByRole('button', { name: 'Edit' });
  answer('levelDetail', { ...aLevel(), version: 1 }, { id: 5 });
  await user.click(edit!);
  expect(await screen.findByRole('dialog', { name: 'Edit level' })).toHaveTextContent('#5 - Night Ferry');
});
