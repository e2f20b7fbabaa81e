import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isApplicationPath } from '../../platform/http/application-paths.ts';
import { notFoundPage, pageAt, pages } from './all-pages.ts';
import { pageWords } from './page-words.ts';

/** The web app's sources: what the server says of pages has to agree with what they do. */
const web = new URL('../../../../web/src/', import.meta.url);
const site = { name: 'Rondo', url: '', language: 'en', words: pageWords.en } as const;

async function english(file: string, key: string): Promise<string | undefined> {
  const { texts } = (await import(new URL(`locales/${file}.ts`, web).href)) as { texts: unknown };
  const row = key
    .split('.')
    .reduce((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts);
  return (row as readonly string[] | undefined)?.[0]?.replaceAll('{{site}}', 'Rondo');
}

const ofEverybody = {
  '/': 'Rondo – community levels and clears',
  '/levels': 'Levels',
  '/passes': 'Passes',
  '/leaderboard': 'Leaderboard',
  '/about': 'About Rondo',
  '/play/fair': 'Fair draws',
  '/login': 'Sign in',
  '/register': 'Register',
};
const ofOne = { '/levels/$id': 'Level', '/passes/$id': 'Pass', '/profile/$id': 'Profile' };
const ofNoUseToSearchEngines = {
  '/profile': 'Your profile',
  '/compare': 'Compare players',
  '/compare/$id': 'Compare players',
  '/compare/$id/$otherId': 'Compare players',
  '/password/forgot': 'Forgot password',
  '/password/reset': 'New password',
  '/auth/callback': 'Signing in',
  '/callback': 'Signing in',
  '/profile/edit': 'Edit profile',
  '/inbox': 'Inbox',
  '/profile/verify-email': 'Email address',
  '/submission': 'Submit',
  '/submission/level': 'Submit a level',
  '/submission/pass': 'Submit a pass',
  '/submission/mine': 'My submissions',
  '/admin/rating': 'Rating',
  '/admin/submissions': 'Submissions',
  '/admin/announcements': 'Announcements',
  '/admin/difficulties': 'Difficulties',
  '/admin/difficulties/$id/announcements': 'Rules',
  '/admin/creators': 'Creators',
  '/admin/backups': 'Backups',
  '/admin/log': 'Change log',
};
const titles = { ...ofEverybody, ...ofOne, ...ofNoUseToSearchEngines };

it('has exactly these pages', () => {
  expect([...pages.keys()].sort()).toEqual(Object.keys(titles).sort());
});

it.each(Object.entries(titles))('titles %s', (path, title) => {
  const address = path.replaceAll(/\$\w+/g, '7');
  expect(isApplicationPath(address)).toBe(true);
  const { page, place } = pageAt(address);
  const face = page.face(null, place, site);
  expect(face.title).toBe(title);
  expect(face.isPrivate).toBe(!(path in ofEverybody));
});

it.each([...pages])('%s is drawn by a module that is there', (_path, { screen }) => {
  if (screen !== null) expect(existsSync(new URL(screen, web))).toBe(true);
});

/** What describes a page whatever it shows; the others have the site's own. */
const descriptions: Readonly<Record<string, readonly [file: string, key: string]>> = {
  '/levels': ['pages/levels', 'list.description'],
  '/passes': ['pages/pass-list', 'list.description'],
  '/leaderboard': ['pages/players', 'board.description'],
  '/about': ['pages/about', 'description'],
  '/play/fair': ['pages/fair', 'description'],
  '/compare': ['pages/compare', 'description'],
  '/compare/$id': ['pages/compare', 'description'],
  '/compare/$id/$otherId': ['pages/compare', 'description'],
};

it.each(Object.keys({ ...ofEverybody, ...ofNoUseToSearchEngines }))('describes %s', async (path) => {
  const { page, place } = pageAt(path.replaceAll(/\$\w+/g, '7'));
  const { description } = page.face(null, place, site);
  expect(description).toBe(await english(...(descriptions[path] ?? ['common', 'description'])));
});

it('says that nothing is there as the web app does', async () => {
  const { title, description } = notFoundPage.face(null, { path: '', id: 0, ids: [], query: {} }, site);
  expect(title).toBe(await english('common', 'notFound.title'));
  expect(description).toBe(await english('common', 'description'));
});

it('knows the texts that every page begins with', () => {
  const read = (path: string) => readFileSync(new URL(path, web), 'utf8');
  const namespaces = /loadNamespaces\(\[([^\]]*)\]/.exec(read('lib/i18n/i18n.ts'))?.[1] ?? '';
  expect(read('../../server/src/features/pages/write-page.ts')).toContain(
    `const shellTexts = [${namespaces}];`,
  );
});
