import { type APIRequestContext, type BrowserContext, type Page, test as base } from '@playwright/test';
import { browserState } from './browser-state.mjs';
import { type SignedInRole, type StartedSite, startedSite } from './started-site.ts';

export { expect } from '@playwright/test';

type LiveSession = StartedSite['sessions'][SignedInRole];

interface CallOptions {
  readonly as?: SignedInRole;
  readonly data?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Call = <T>(method: string, path: string, options?: CallOptions) => Promise<T>;

interface Fixtures {
  /** Who looks at the page: a visitor on a first visit unless a test says otherwise. */
  role: SignedInRole | undefined;
  lang: string | undefined;
  /** A page in a browser of its own, which is closed at the end of the test. */
  pageOf: (session: LiveSession | undefined) => Promise<Page>;
  /** Calls the API and returns the body of its reply; fails when the call is refused. */
  call: Call;
  /** Fails the test for what goes wrong in the pages of a browser; those of the test's own are watched anyway. */
  watch: (context: BrowserContext) => void;
}

/**
 * Playwright's test, but a page that throws, breaks the content security policy or meets an error of the server fails
 * the test even when everything else went well.
 */
export const test = base.extend<Fixtures>({
  role: [undefined, { option: true }],
  lang: [undefined, { option: true }],
  storageState: async ({ baseURL, role, lang }, use) => {
    const session = role && startedSite().sessions[role];
    await use(role || lang ? browserState(baseURL ?? '', { session, lang }) : undefined);
  },
  pageOf: async ({ browser, baseURL, viewport, contextOptions, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (session) => {
      const storageState = browserState(baseURL ?? '', { session });
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport, storageState });
      contexts.push(context);
      watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  call: async ({ request }, use) => {
    await use((method, path, options) => callApi(request, method, path, options));
  },
  watch: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('weberror', (error) => problems.push(error.error().message));
        watched.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) problems.push(message.text());
        });
        watched.on('response', (response) => {
          if (response.status() >= 500 && !isPictureFromOutside(response.url()))
            problems.push(`${response.status()} from ${response.url()}`);
        });
      };
      watch(context);
      await use(watch);
      if (problems.length) throw new Error(`The page itself failed:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

async function callApi<T>(
  request: APIRequestContext,
  method: string,
  path: string,
  { as, data, headers = {} }: CallOptions = {},
): Promise<T> {
  const authorization = as && `Bearer ${startedSite().sessions[as].token}`;
  const reply = await request.fetch(path, {
    method,
    data,
    headers: { ...headers, ...(authorization && { authorization }) },
  });
  if (!reply.ok()) throw new Error(`${method} ${path} answered ${reply.status()}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Whether the services outside have a picture, or can be reached at all, is not the site's doing. */
export function isPictureFromOutside(url: string): boolean {
  return /^\/v2\/media\/(?:image|thumbnail)/.test(new URL(url).pathname);
}
