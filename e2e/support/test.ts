import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Playwright's test, but a page that throws, breaks the content security policy or meets an error of the server fails
 * the test even when everything else went well.
 */
export const test = base.extend<{ quietPage: void }>({
  quietPage: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) problems.push(message.text());
      });
      context.on('response', (response) => {
        if (response.status() >= 500 && !isPictureFromOutside(response.url()))
          problems.push(`${response.status()} from ${response.url()}`);
      });
      await use();
      if (problems.length) throw new Error(`The page itself failed:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Whether the services outside have a picture, or can be reached at all, is not the site's doing. */
export function isPictureFromOutside(url: string): boolean {
  return /^\/v2\/media\/(?:image|thumbnail)/.test(new URL(url).pathname);
}
