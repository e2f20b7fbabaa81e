import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { siteTitle } from '@rondo/domain/pages';
import { expect, it } from 'vitest';
import { applicationPaths } from '../../platform/http/application-paths.ts';
import { webRoutes } from '../../testing/web-routes.ts';
import { pages } from './all-pages.ts';
import { notFoundPage } from './other-pages.ts';

/** The web app's sources: what the server says of pages has to agree with what they do. */
const web = new URL('../../../../web/src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, web), 'utf8');

interface Screen {
  readonly file: string;
  readonly texts: readonly string[];
}

/** Every lazily loaded page of a slice by its name. */
function lazyPages(): Map<string, Screen> {
  const slices = readdirSync(new URL('features/', web));
  // Pages may have a door of their own, so that no other page has what stands behind it.
  const doors = slices.flatMap((slice) => [slice, `${slice}/admin`, `${slice}/fair`]);
  const present = doors.filter((door) => existsSync(new URL(`features/${door}/index.ts`, web)));
  return new Map(present.flatMap((door) => lazyPagesOf(door, read(`features/${door}/index.ts`))));
}

const lazyPage = /lazyPage\(\s*\(\) => import\('\.\/([^']+)'\),\s*'(\w+)'(?:,\s*(\[[^\]]*\]|\w+))?/g;

function lazyPagesOf(slice: string, source: string): [name: string, Screen][] {
  return [...source.matchAll(lazyPage)].map(([, file = '', name = '', texts = '']) => [
    name,
    { file: `features/${slice}/${file}`, texts: wordsIn(texts, source) },
  ]);
}

/** The words of a list; names in it stand for lists of the same file. */
function wordsIn(list: string, source: string): string[] {
  return [...list.matchAll(/'([^']+)'|(?<![\w'])(?!as\b|const\b)(\w+)(?![\w'])/g)].flatMap(
    ([, word, name]) =>
      word === undefined
        ? wordsIn(new RegExp(`const ${name}\\b[^=]*= (\\[[^\\]]*\\])`).exec(source)?.[1] ?? '', source)
        : [word],
  );
}

/** A component of the app may put a page together with parts of other slices; it is loaded as that page is. */
function screenOf(component: string): Screen | undefined {
  const wrapper = new URL(`app/${component}.tsx`, web);
  if (!existsSync(wrapper)) return screens.get(component);
  return screens.get(/preload: (\w+)\.preload/.exec(readFileSync(wrapper, 'utf8'))?.[1] ?? '');
}

const screens = lazyPages();
const components = webRoutes();

it('has words for every page of the web app', () => {
  const known = pages.map(({ path }) => path);
  expect(applicationPaths.filter((path) => !known.includes(path))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

it.each(pages.map((page) => [page.path, page] as const))('knows the files of %s', (path, page) => {
  const screen = screenOf(components.get(path) ?? '');
  expect({ file: page.screen, texts: page.texts }).toEqual({
    file: screen?.file ?? null,
    texts: screen?.texts ?? [],
  });
});

it('knows the texts that every page begins with', () => {
  const namespaces = /loadNamespaces\(\[([^\]]*)\]/.exec(read('lib/i18n/i18n.ts'))?.[1] ?? '';
  expect(read('../../server/src/features/pages/write-page.ts')).toContain(
    `const shellTexts = [${namespaces}];`,
  );
});

/** The key of each title in the English texts of the web app. */
const titleKeys: Readonly<Record<string, readonly [file: string, key: string]>> = {
  '/levels': ['pages/levels', 'list.title'],
  '/levels/$id': ['pages/levels', 'detail.title'],
  '/': ['pages/home', 'title'],
  '/passes': ['pages/pass-list', 'list.title'],
  '/passes/$id': ['pages/pass', 'title'],
  '/leaderboard': ['pages/players', 'board.title'],
  '/about': ['pages/about', 'title'],
  '/play/fair': ['pages/fair', 'title'],
  '/profile': ['pages/players', 'ownProfile.title'],
  '/profile/$id': ['pages/players', 'profile.title'],
  '/login': ['pages/auth', 'login.title'],
  '/register': ['pages/auth', 'register.title'],
  '/password/forgot': ['pages/auth', 'forgot.title'],
  '/password/reset': ['pages/auth', 'reset.title'],
  '/auth/callback': ['pages/auth', 'callback.title'],
  '/callback': ['pages/auth', 'callback.title'],
  '/profile/edit': ['pages/account', 'title'],
  '/profile/verify-email': ['pages/auth', 'verify.title'],
  '/submission': ['pages/submissions', 'hub.title'],
  '/submission/level': ['pages/submissions', 'hub.level'],
  '/submission/pass': ['pages/submissions', 'hub.pass'],
  '/submission/mine': ['pages/submissions', 'own.title'],
  '/admin/rating': ['staff/pages/rating', 'title'],
  '/admin/submissions': ['staff/pages/desk', 'title'],
  '/admin/announcements': ['staff/pages/announcements', 'title'],
  '/admin/difficulties': ['staff/pages/difficulties', 'title'],
  '/admin/difficulties/$id/announcements': ['staff/pages/directives', 'title'],
  '/admin/creators': ['staff/pages/creators', 'title'],
  '/admin/backups': ['pages/backups', 'title'],
  '/admin/log': ['staff/pages/log', 'title'],
};

async function english([file, key]: readonly [string, string]): Promise<string | undefined> {
  const { texts } = (await import(new URL(`locales/${file}.ts`, web).href)) as { texts: unknown };
  const row = key
    .split('.')
    .reduce((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts);
  return (row as readonly string[] | undefined)?.[0]?.replaceAll('{{site}}', 'Rondo');
}

it('knows where the title of every page stands', () => {
  expect(Object.keys(titleKeys).sort()).toEqual([...applicationPaths].sort());
});

it.each(Object.entries(titleKeys))('titles %s as the web app does', async (path, key) => {
  const page = pages.find((known) => known.path === path);
  const place = { path, id: 0, query: {} };
  const { title } = page?.face(null, place, { name: 'Rondo', url: '' }) ?? {};
  expect(title ?? siteTitle('Rondo')).toBe(await english(key));
});

/** The key of each description that is the same whatever a page shows; the others have the site's own. */
const descriptionKeys: Readonly<Record<string, readonly [file: string, key: string]>> = {
  '/levels': ['pages/levels', 'list.description'],
  '/passes': ['pages/pass-list', 'list.description'],
  '/leaderboard': ['pages/players', 'board.description'],
  '/about': ['pages/about', 'description'],
  '/play/fair': ['pages/fair', 'description'],
};

it.each(pages.filter(({ path }) => !path.includes('$id')).map(({ path }) => path))(
  'describes %s as the web app does',
  async (path) => {
    const page = pages.find((known) => known.path === path);
    const { description } = page?.face(null, { path, id: 0, query: {} }, { name: 'Rondo', url: '' }) ?? {};
    expect(description).toBe(await english(descriptionKeys[path] ?? ['common', 'description']));
  },
);

it('titles what is not there as the web app does', async () => {
  const { title } = notFoundPage.face(null, { path: '', id: 0, query: {} }, { name: '', url: '' });
  expect(title).toBe(await english(['common', 'notFound.title']));
});
