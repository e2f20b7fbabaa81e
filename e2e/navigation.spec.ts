import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const widths = [769, 820, 900, 1024, 1120, 1280, 1366, 1920];
/** What each language calls the menu of the links that have no room. */
const languages = { en: 'More', pl: 'Więcej', cn: '更多' };
/** More work than a badge can say. */
const pending = {
  unratedRatings: 250,
  totalPendingSubmissions: 250,
  pendingLevelSubmissions: 125,
  pendingPassSubmissions: 125,
};

for (const role of [undefined, 'player', 'rater', 'admin'] as const)
  for (const [lang, more] of Object.entries(languages))
    test.describe(`${role ?? 'visitor'}, ${lang}`, () => {
      test.use({ role, lang });

      test('no link of the bar is cut: what has no room stands in a menu', {
        tag: '@1280',
      }, async ({ page }) => {
        await page.route('**/v2/admin/statistics', (route) => route.fulfill({ json: pending }));
        await page.goto(role === 'admin' ? '/admin/log' : '/levels');
        if (role === 'rater' || role === 'admin')
          await expect(page.locator('.nav-links').getByText('99+').first()).toBeAttached();
        const links = page.locator('.nav-links a');
        await expect(links).toHaveCount(role === 'admin' ? 7 : 4);
        const names = (await links.allTextContents()).map(nameIn);
        const menu = page.locator('.nav-more').getByRole('button', { name: more });
        const entries = page.getByRole('menu').locator('.menu-entry');
        for (const width of widths)
          await test.step(`${width} px`, async () => {
            await page.setViewportSize({ width, height: 800 });
            await page.waitForFunction(isBarStill);
            await expect.poll(() => cutLinks(page)).toEqual([]);
            const shown = page.locator('.nav-links').getByRole('link');
            if ((await shown.count()) === names.length) return expect(menu).toBeHidden();
            await menu.press('Enter');
            await expect
              .poll(async () => [
                ...(await shown.allTextContents()).map(nameIn),
                ...(await entries.allTextContents()),
              ])
              .toEqual(names);
            // Its entries are drawn a moment before it has the focus, and with it the keys.
            await expect(page.locator('[role="menu"]:focus-within')).toBeVisible();
            await page.keyboard.press('Escape');
            await expect(entries).toHaveCount(0);
          });
      });
    });

test.describe('the menu of links', () => {
  test.use({ role: 'admin', lang: 'pl' });

  test('leads to its pages, and is marked on them, with forced colours too', { tag: '@1280' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 800 });
    await page.goto('/admin/creators');
    const menu = page.locator('.nav-more').getByRole('button', { name: 'Więcej' });
    // As a screen reader presses it: neither key nor pointer.
    await menu.focus();
    await menu.dispatchEvent('click');
    await expect(page.locator('[role="menu"]:focus-within')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await page.getByRole('menu').locator('.menu-entry').last().press('Enter');
    await expect(page).toHaveURL('/admin/log');
    await expect(page.locator('.nav-more')).toHaveAttribute('data-current');
    await page.emulateMedia({ forcedColors: 'active' });
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect(page.locator('.nav-links > a').first()).toHaveCSS('border-bottom-color', background);
    await expect(page.locator('.nav-more')).not.toHaveCSS('border-bottom-color', background);
  });
});

/**
 * Runs in the page, once a frame: whether the bar has measured its links. The menu comes and goes a few frames after the
 * window has its new width.
 */
function isBarStill(): boolean {
  const links = [...document.querySelectorAll('.nav-links a')].map((link) => link.hasAttribute('data-out'));
  const state = `${innerWidth} ${links.join()} ${document.querySelector('.nav-more') !== null}`;
  const page = window as { rondoBar?: { state: string; frames: number } };
  const seen = page.rondoBar?.state === state ? page.rondoBar.frames : 0;
  page.rondoBar = { state, frames: seen + 1 };
  return seen >= 6 && links.includes(true) === (document.querySelector('.nav-more') !== null);
}

/** Without the number that waits there. */
const nameIn = (text: string) => text.replace(/\d+\+?.*$/, '');

/** The visible links and buttons of the bar that stand out of its sides, or whose words do not fit. */
function cutLinks(page: Page): Promise<string[]> {
  return page.locator('.top-bar').evaluate((bar) => {
    const nav = bar.querySelector('.nav-links')?.getBoundingClientRect() ?? new DOMRect();
    const isOut = ({ left, right }: DOMRect, frame: DOMRect) =>
      left < frame.left - 1 || right > frame.right + 1;
    return [...bar.querySelectorAll<HTMLElement>('a, button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isLink = element.parentElement?.classList.contains('nav-links');
        const isCut = isLink && (isOut(box, nav) || element.scrollWidth > element.clientWidth);
        return isCut || isOut(box, document.documentElement.getBoundingClientRect());
      })
      .map((element) => element.textContent ?? '');
  });
}
