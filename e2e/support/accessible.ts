import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Fails with one readable line for each element that breaks a rule of WCAG 2.2 A or AA; no rule is switched off. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await broken(new AxeBuilder({ page }).withTags(WCAG_22_AA)), 'WCAG 2.2 A and AA').toEqual([]);
}

/** The one part of it that another theme can break. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await broken(new AxeBuilder({ page }).withRules(['color-contrast'])), 'contrast').toEqual([]);
}

async function broken(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(content, 'width of the page').toBeLessThanOrEqual(window);
}
