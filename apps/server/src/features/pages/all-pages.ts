import { notFoundPage, otherPages } from './other-pages.ts';
import { levelListPage, levelPage } from './level-pages.ts';
import type { Page, Place } from './page.ts';
import { passListPage, passPage } from './pass-pages.ts';
import { leaderboardPage, profilePage } from './player-pages.ts';

/** Every page that has words of its own. */
export const pages: readonly Page[] = [
  levelListPage,
  levelPage,
  passListPage,
  passPage,
  leaderboardPage,
  profilePage,
  ...otherPages,
];

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page at an address and what the address says; a path that no page has leads to the one that says so. */
export function pageAt(url: string): { readonly page: Page; readonly place: Place } {
  const [pathname = ''] = url.split('?', 1);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const query = Object.fromEntries(new URLSearchParams(url.slice(pathname.length)));
  const id = /\/([1-9]\d{0,9})(?=\/|$)/.exec(path)?.[1];
  const page = byPath.get(path) ?? byPath.get(path.replace(/\/[1-9]\d{0,9}(?=\/|$)/, '/$id')) ?? notFoundPage;
  return { page, place: { path, id: Number(id ?? 0), query } };
}
