import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';

/** What observe.mjs keeps. */
export type Seen = {
  /** Milliseconds since the navigation began. */
  readonly largestPaint: number;
  readonly shift: number;
  /** Durations of the tasks over 50 ms. */
  readonly tasks: readonly number[];
  readonly answeredAt: number;
  /** Each time that rows changed. */
  readonly replacedAt: readonly number[];
};

/** A mid-range phone on a slow network. */
const PROCESSOR = 4;
const NET = { latency: 150, bits: 1_600_000 };

/** A fresh visitor's page, slowed down, with `observe` at work. Close its context afterwards. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NET.latency,
    downloadThroughput: NET.bits / 8,
    uploadThroughput: NET.bits / 8,
  });
  await slowDown(page);
  await page.addInitScript({ path: fileURLToPath(new URL('observe.mjs', import.meta.url)) });
  return page;
}

/** Gives a page the slow processor. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
}

export const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    const { rondoSeen, rondoCalm } = globalThis as unknown as {
      rondoSeen: Seen;
      rondoCalm: () => Promise<void>;
    };
    await rondoCalm();
    return rondoSeen;
  });
