import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './support/chromium.mjs';
import { plainHostFlag } from './support/plain-host.ts';
import { startedUrls } from './support/started-site.ts';

const full = Boolean(process.env.RONDO_FULL);
const { url, externalUrl } = startedUrls();

/**
 * Every journey runs twice, at the width of a desktop and at that of a phone, on one production site; those with
 * the tag of a width (@390, @1280) run at that width only. Those with the tag @any-width prove what no width changes:
 * only the long tests run them on a phone as well. The main one runs on an external database as well.
 */
export default defineConfig({
  testDir: '.',
  testMatch: full ? '**/*.spec.ts' : '**/!(*.full).spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Journeys wait, for a page that settles or for a clock: two of them leave some of two processors idle.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: url,
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, plainHostFlag] },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Without a graphics card each frame of what moves keeps a processor busy; tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  projects: [
    { name: 'desktop', grepInvert: /@390\b/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grepInvert: full ? /@1280\b/ : /@(?:1280|any-width)\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'external',
      testMatch: '**/main-job.spec.ts',
      use: { baseURL: externalUrl, viewport: { width: 1280, height: 900 } },
    },
  ],
});
