import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './support/chromium.mjs';
import { startedUrl } from './support/started-site.ts';

const full = Boolean(process.env.RONDO_FULL);

/**
 * Every journey runs twice, at the width of a desk and at that of a phone, on one production site; those with
 * the tag of a width (@390, @1280) run at that width only.
 */
export default defineConfig({
  testDir: '.',
  testMatch: full ? '**/*.spec.ts' : '**/!(*.full).spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: startedUrl(),
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    trace: 'retain-on-failure',
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  projects: [
    { name: 'desk', grepInvert: /@390\b/, use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', grepInvert: /@1280\b/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});
