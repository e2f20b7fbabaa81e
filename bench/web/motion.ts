import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { browserState } from '../../e2e/support/browser-state.mjs';
import { slowDown } from './slow-page.ts';

/** Something that moves for a while. */
export interface Motion {
  readonly path: string;
  /** How long it moves, in milliseconds. */
  readonly lasts: number;
  /** Brings up what is to move. */
  readonly prepare: (page: Page) => Promise<void>;
  /** Sets it in motion; done when it moves. */
  readonly start: (page: Page) => Promise<void>;
}

type Session = Parameters<typeof browserState>[1]['session'];

/** The longest time between two frames of the page while something moves in a slow browser, after the first, in milliseconds. */
export async function longestFrame(
  browser: Browser,
  url: string,
  session: Session,
  { path, lasts, prepare, start }: Motion,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    storageState: browserState(url, { session }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: fileURLToPath(new URL('frames.mjs', import.meta.url)) });
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare(page);
    await slowDown(page);
    await start(page);
    return await page.evaluate((time) => {
      const { rondoLongestFrame } = globalThis as unknown as {
        rondoLongestFrame: (lasts: number) => Promise<number>;
      };
      return rondoLongestFrame(time);
    }, lasts);
  } finally {
    await context.close();
  }
}

/** The strip of a case for a player. */
export const caseMotion = (playerId: number): Motion => ({
  path: `/profile/${playerId}`,
  lasts: 11_000,
  prepare: async (page) => {
    await page.getByRole('button', { name: 'Open a case' }).click();
    await page.getByRole('button', { name: 'Open', exact: true }).waitFor();
  },
  start: async (page) => {
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.case-strip[data-state="running"]').waitFor();
  },
});

/** The wheel of levels, with all its slices. */
export const wheelMotion: Motion = {
  path: '/',
  lasts: 4_500,
  prepare: async (page) => {
    await page.getByRole('button', { name: 'Random level' }).click();
    await page.locator('.turn-button:not([aria-disabled])').waitFor();
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  },
  start: async (page) => {
    await page.locator('.turn-button').click();
    await page.locator('.wheel[data-state="turning"]').waitFor();
  },
};
