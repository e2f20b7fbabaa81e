import screens from '../../platform/http/screens.gen.json' with { type: 'json' };
import { level, levelList } from './level-pages.ts';
import type { Content, Page, Place } from './page.ts';
import { pass, passList } from './pass-pages.ts';
import { comparison, leaderboard, profile } from './player-pages.ts';

/** By the name of a screen; the other pages say no more than their title. */
const contents = new Map<string, Content>(
  Object.entries({
    // Its title is the site's own.
    home: { calls: () => [{ name: 'statistics' }, { name: 'homeFeed' }], face: () => ({ isWhole: true }) },
    levels: levelList,
    level,
    passes: passList,
    pass,
    leaderboard,
    profile,
    comparison,
  }),
);

/** Every page of the web app by its path, `$id` or another name in place of a number. */
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
      title: own.title[site.language].replaceAll('{{site}}', () => site.name),
      description: (own.description?.[site.language] ?? site.words.description).replaceAll(
        '{{site}}',
        () => site.name,
      ),
      isPrivate: own.isPrivate,
      ...face?.(reply, place, site),
    }),
  };
}

/** No page is at the address. */
export const notFoundPage: Page = {
  ...{ screen: null, texts: [], feature: undefined, firstId: 0, calls: () => [] },
  face: (_reply, _place, { words }) => ({
    title: words.notFound,
    description: words.description,
    isPrivate: true,
  }),
};

const NUMBERS_IN_PATH = /(?<=\/)(?:0|[1-9]\d{0,9})(?=\/|$)/g;
/** The pages by what is left of their paths without names of numbers. */
const byShape = new Map([...pages].map(([path, page]) => [path.replaceAll(/\$\w+/g, '$'), page]));

/** The page at an address and what the address says; a path that no page has leads to the one that says so. */
export function pageAt(url: string): { readonly page: Page; readonly place: Place } {
  const [pathname = ''] = url.split('?', 1);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const query = Object.fromEntries(new URLSearchParams(url.slice(pathname.length)));
  const ids = (path.match(NUMBERS_IN_PATH) ?? []).map(Number);
  const found = byShape.get(path.replaceAll(NUMBERS_IN_PATH, () => '$'));
  const page = found && ids.every((id) => id >= found.firstId) ? found : notFoundPage;
  return { page, place: { path, id: ids[0] ?? 0, ids, query } };
}
