import screens from '../../platform/http/screens.gen.json' with { type: 'json' };
import { level, levelList } from './level-pages.ts';
import type { Content, Page, Place } from './page.ts';
import { pass, passList } from './pass-pages.ts';
import { leaderboard, profile } from './player-pages.ts';

/** By the name of a screen; the other pages say no more than their title. */
const contents = new Map<string, Content>(
  Object.entries({
    // Its title is the site's own.
    home: { calls: () => [{ name: 'statistics' }, { name: 'homeFeed' }], face: () => ({ title: null }) },
    levels: levelList,
    level,
    passes: passList,
    pass,
    leaderboard,
    profile,
  }),
);

/** Every page of the web app by its path, `$id` in place of a number. */
export const pages: ReadonlyMap<string, Page> = new Map(
  screens.flatMap((screen): [string, Page][] => {
    const page = pageOf(screen);
    if (screen.formerPath === undefined) return [[screen.path, page]];
    return [
      [screen.path, page],
      [screen.formerPath, { ...page, screen: null, texts: [] }],
    ];
  }),
);

function pageOf({ name, screen, texts, feature, firstId = 1, ...own }: (typeof screens)[number]): Page {
  const { face, ...content } = contents.get(name) ?? { calls: () => [] };
  return {
    ...content,
    ...{ screen, texts, feature: feature as Page['feature'], firstId },
    face: (reply, place, site) => ({
      title: own.title.replaceAll('{{site}}', () => site.name),
      description: own.description.replaceAll('{{site}}', () => site.name),
      isPrivate: own.isPrivate,
      ...face?.(reply, place, site),
    }),
  };
}

/** No page is at the address. */
export const notFoundPage: Page = {
  ...{ screen: null, texts: [], feature: undefined, firstId: 0, calls: () => [] },
  face: () => ({
    title: 'Page not found',
    description: 'Explore and share rhythm game content: custom levels, clears and players.',
    isPrivate: true,
  }),
};

const NUMBER_IN_PATH = /\/(0|[1-9]\d{0,9})(?=\/|$)/;

/** The page at an address and what the address says; a path that no page has leads to the one that says so. */
export function pageAt(url: string): { readonly page: Page; readonly place: Place } {
  const [pathname = ''] = url.split('?', 1);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const query = Object.fromEntries(new URLSearchParams(url.slice(pathname.length)));
  const digits = NUMBER_IN_PATH.exec(path)?.[1];
  const id = Number(digits ?? 0);
  const found = pages.get(path) ?? pages.get(path.replace(NUMBER_IN_PATH, '/$id'));
  const page = found && (digits === undefined || id >= found.firstId) ? found : notFoundPage;
  return { page, place: { path, id, query } };
}
