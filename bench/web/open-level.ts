import type { Page } from 'playwright-core';

/** In milliseconds after the press. */
export type Opened = { readonly head: number; readonly facts: number };

/** Presses a level of the list, and says when its page shows the head and when the facts. */
export async function openLevel(page: Page): Promise<Opened> {
  const link = page.getByRole('main').getByRole('listitem').nth(4).getByRole('link').first();
  // What people do before they press: the code of the page is loaded meanwhile.
  await page.mouse.move(200, 400);
  await page.waitForTimeout(4_000);
  const opened = page.evaluate(() =>
    (globalThis as unknown as { rondoOpened: () => Promise<Opened> }).rondoOpened(),
  );
  await link.click();
  return opened;
}
