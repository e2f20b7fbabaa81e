import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { letSingleKeysAct } from '../../lib/single-keys-switch.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { expectAccessible } from '../../testing/axe.ts';
import { answer, asked } from '../../testing/wire.ts';

const superAdmin = { isSuperAdmin: true };
const nowhere = '/no/such/page';
const bar = () => within(screen.getByRole('banner'));

test('an unknown address shows the not-found page with ways out, and its title', async () => {
  await renderApp({ path: nowhere });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Levels' })).toHaveAttribute(
    'href',
    '/levels',
  );
  await waitFor(() => expect(document.title).toBe('Page not found · Rondo'));
  await expectAccessible();
});

/** As the server writes a refusal into the page that a browser asked for. */
function refuse(refusal: object) {
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: 'refusal', textContent: JSON.stringify(refusal) });
  document.body.append(block);
  onTestFinished(() => block.remove());
}

test('an address that the server refused says why, until one goes on', async () => {
  refuse({ status: 503, code: 'BUSY', error: 'The server is busy.', retryAfter: 2 });
  const { user, router } = await renderApp({ path: '/v2/anything' });
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText('The server is busy. Try again in a moment.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectAccessible();
  await router.navigate({ to: nowhere as '/' });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }));
});

test('nothing at an address is a missing page, whatever a program is told', async () => {
  refuse({ status: 400, code: 'VALIDATION_FAILED', error: 'Some fields are not valid.' });
  await renderApp({ path: '/v2/x' });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

test.each(['/levels/0', '/levels/abc', '/profile/-1'])('%s is no id and not found', async (path) => {
  await renderApp({ path });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a visitor sees the public links, a way to sign in and no staff control', async () => {
  await renderApp({ path: nowhere });
  const links = within(bar().getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Levels', 'Leaderboard', 'Passes', 'Rating']);
  expect(bar().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(bar().queryByRole('link', { name: 'Admin area' })).toBeNull();
  expect(bar().queryByRole('button', { name: 'Sign out' })).toBeNull();
});

test('the skip link comes first and leads to the content', async () => {
  const { user } = await renderApp({ path: nowhere });
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') as string)).toBe(screen.getByRole('main'));
  const { state, length } = window.history;
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.history.length).toBe(length);
  expect(window.history.state).toBe(state);
  expect(window.location.hash).toBe('');
});

test('the strip shows who is signed in, and signing out drops token and name', async () => {
  const { user } = await renderApp({ path: nowhere, viewer: {} });
  const strip = await bar().findByRole('link', { name: /Halcyon_7/ });
  expect(strip).toHaveTextContent('@halcyon7');
  expect(strip).toHaveAttribute('href', '/profile');
  await user.click(bar().getByRole('button', { name: 'Sign out' }));
  expect(await bar().findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  expect(bar().queryByText('Halcyon_7')).toBeNull();
});

test('a super admin goes to the admin area and back; badges stop at 99+ and 9+', async () => {
  const pending = { unratedRatings: 4, totalPendingSubmissions: 120 };
  const { router } = await renderApp({ path: nowhere, viewer: superAdmin, pending });
  const enter = await bar().findByRole('link', { name: 'Admin area' });
  expect(enter).toHaveAttribute('href', '/admin/rating');
  await waitFor(() => expect(bar().getByRole('link', { name: /Halcyon_7/ })).toHaveTextContent('9+'));
  expect(screen.getByRole('contentinfo')).toBeVisible();

  await router.navigate({ to: '/admin/submissions' });
  const waiting = await bar().findByRole('link', { name: /^Submissions ?99\+ ?pending$/ });
  expect(waiting).toHaveAttribute('aria-current', 'page');
  expect(bar().queryByRole('link', { name: 'Leaderboard' })).toBeNull();
  expect(bar().getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/levels');
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('others read that the admin area is not for them', async () => {
  await renderApp({ path: '/admin/submissions', viewer: {} });
  expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
  expect(bar().getByRole('link', { name: 'Levels' })).toBeVisible();
});

test('raters find their rating page among the public links, by its key and in the help', async () => {
  const pending = { unratedRatings: 4, totalPendingSubmissions: 0 };
  answer('ratingCards', []);
  const { user, router } = await renderApp({ path: nowhere, viewer: { isRater: true }, pending });
  const link = await bar().findByRole('link', { name: /^Rating ?4 ?pending$/ });
  expect(link).toHaveAttribute('href', '/admin/rating');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Go to Rating');
  await user.keyboard('{Escape}gr');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/rating'));
  expect(bar().getByRole('link', { name: 'Levels' })).toBeVisible();
});

test('everybody else finds the levels that are being rated there, by its key as well', async () => {
  answer('difficulties', []);
  answer('filterLevels', { results: [], count: 0, hasMore: false });
  const { user, router } = await renderApp({ path: nowhere });
  const link = (name: string) => bar().getByRole('link', { name });
  expect(link('Rating')).toHaveAttribute('href', '/levels?toRate=only');
  await user.keyboard('gr');
  await waitFor(() => expect(router.state.location.href).toBe('/levels?toRate=only'));
  await waitFor(() => expect(link('Rating')).toHaveAttribute('aria-current', 'page'));
  expect(link('Levels')).not.toHaveAttribute('aria-current');
  await user.click(link('Levels'));
  await waitFor(() => expect(router.state.location.href).toBe('/levels'));
  await waitFor(() => expect(link('Levels')).toHaveAttribute('aria-current', 'page'));
  expect(link('Rating')).not.toHaveAttribute('aria-current');
});

test('the rating page is for raters: no link and no key leads players there', async () => {
  const { user, router } = await renderApp({ path: '/admin/rating', viewer: {} });
  expect(await screen.findByText('This page is for raters and super admins only.')).toBeVisible();
  expect(bar().getByRole('link', { name: 'Rating' })).toHaveAttribute('href', '/levels?toRate=only');
  await router.navigate({ to: '/leaderboard' });
  await user.keyboard('gr');
  await waitFor(() => expect(router.state.location.pathname).toBe('/levels'));
});

test.each(['/submission', '/submission/level', '/submission/pass', '/admin/submissions', '/admin/rating'])(
  '%s sends visitors to the sign-in page',
  async (path) => {
    const { router } = await renderApp({ path });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  },
);

test('languages are listed by their own names; those to come cannot be chosen', async () => {
  const { user } = await renderApp({ path: nowhere });
  await user.click(bar().getByRole('button', { name: 'Language' }));
  const items = await screen.findAllByRole('menuitemradio');
  expect(items.map((item) => item.textContent)).toEqual([
    'English',
    '简体中文',
    'Polski',
    '한국어Coming soon',
    '日本語Coming soon',
    'РусскийComing soon',
  ]);
  expect(items.map((item) => item.getAttribute('aria-disabled') === 'true')).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  await user.click(screen.getByRole('menuitemradio', { name: 'Polski' }));
  expect(await bar().findByRole('link', { name: 'Poziomy' })).toBeVisible();
  expect(document.documentElement.lang).toBe('pl');
  expect(localStorage.getItem('appLanguage')).toBe('pl');
});

test('each language is read and drawn as itself, and emails follow the choice of who is signed in', async () => {
  answer('chooseLanguage', null);
  const { user } = await renderApp({ path: nowhere, viewer: {} });
  await user.click(bar().getByRole('button', { name: 'Language' }));
  await screen.findAllByRole('menuitemradio');
  for (const [name, lang] of [
    ['简体中文', 'zh-CN'],
    ['日本語', 'ja'],
    ['한국어', 'ko'],
  ] as const)
    expect(screen.getByText(name)).toHaveAttribute('lang', lang);
  await user.click(screen.getByRole('menuitemradio', { name: '简体中文' }));
  await expect.poll(() => asked('chooseLanguage')).toEqual([{ body: { language: 'cn' } }]);
});

test('the appearance is stored and painted', async () => {
  const { user } = await renderApp({ path: nowhere });
  await user.click(bar().getByRole('button', { name: 'Appearance' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Light' }));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('? shows the keys, and a letter after g leads to its screen', async () => {
  const { user, router } = await renderApp({ path: nowhere });
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(help).toHaveTextContent('Go to Leaderboard');
  await expectAccessible(help);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gb');
  await waitFor(() => expect(router.state.location.pathname).toBe('/leaderboard'));
});

test('keys that are pressed alone are turned off in the appearance menu and in their help', async () => {
  const { user } = await renderApp({ path: nowhere });
  await user.click(bar().getByRole('button', { name: 'Appearance' }));
  const entry = await screen.findByRole('menuitemcheckbox', { name: 'Keyboard shortcuts of one key' });
  expect(entry).toBeChecked();
  await user.click(entry);
  expect(entry).not.toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.keyboard('?/');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Quick search' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => letSingleKeysAct(true));
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const choice = dialog.getByRole('switch', { name: 'Keyboard shortcuts of one key' });
  expect(choice).toBeChecked();
  await user.click(choice);
  expect(dialog.getByText(/do nothing now/)).toBeVisible();
  expect(localStorage.getItem('single-keys')).toBe('off');
  await user.click(choice);
  expect(localStorage.getItem('single-keys')).toBeNull();
});

test("/ leads to the page's search, and to the search over everything where there is none", async () => {
  const { user } = await renderApp({ path: nowhere });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Quick search' });
  expect(within(dialog).getByRole('combobox')).toHaveValue('');
});

test('the drawer of narrow screens holds the links, who is signed in and the settings', async () => {
  const { user } = await renderApp({ path: nowhere, viewer: superAdmin });
  await bar().findByRole('link', { name: /Halcyon_7/ });
  await user.click(bar().getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const names = drawer.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual([
    'HHalcyon_7@halcyon7',
    'Home',
    'Levels',
    'Leaderboard',
    'Passes',
    'Rating',
    'Admin area',
    'Submit',
  ]);
  expect(drawer.getByRole('button', { name: /^Language: ?English$/ })).toBeVisible();
  expect(drawer.getByRole('button', { name: /^Appearance: ?System$/ })).toBeVisible();
  await expectAccessible(screen.getByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
});

test('the footer names year, version and the links of the installation', async () => {
  await renderApp({ path: nowhere });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(`© ${new Date().getFullYear()} Rondo`)).toBeVisible();
  expect(await footer.findByText('1.1.0')).toBeVisible();
  const chat = await footer.findByRole('link', { name: /Community chat/ });
  expect(chat).toHaveAttribute('href', 'https://chat.example/');
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat.getAttribute('rel')).toContain('noopener');
});

test('on a test site the submission pages say that nothing counts and point to the real site', async () => {
  await renderApp({ path: '/submission', viewer: {}, config: { environment: 'staging' } });
  expect(await screen.findByText('Submissions are disabled here')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Go to the real site/ })).toHaveAttribute(
    'href',
    'https://rondo.example/',
  );
});

test('a link to a page that asks for signing in is not said to ask for what does not exist', async () => {
  const { router } = await renderApp({ path: '/admin/submissions?tab=passes&id=5' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/asked for/)).toBeNull();
});
