import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { texts } from '../locales/common.ts';
import type { LazyPage } from './lazy-page.ts';
import type { SearchCodec } from './search-params.ts';
import type { AskedCall } from './session/may.ts';

/** Who looks at a screen. */
export type ScreenRole = 'visitor' | 'player' | 'rater' | 'admin';

/** Parts of slices that know the page's own slice, and which it therefore cannot import: every page is given them. */
export interface ScreenParts {
  levelEditor: ComponentType<{ id: number; onClose: () => void }>;
}

/** How a page looks while its code is on the way (app/PageShape.tsx). */
export type ShapeName =
  | 'home'
  | 'levels'
  | 'passes'
  | 'leaderboard'
  | 'level'
  | 'pass'
  | 'profile'
  | 'compare'
  | 'table'
  | 'cards'
  | 'form';

/** What a slice says of a screen: the route, the menus, who may enter, its pictures and what the server writes follow. */
export interface Screen<Path extends string = string, Search extends object = object> {
  /** `$id`, and any other name behind a `$`, stands for a whole number. */
  path: Path;
  /** Where it was before: leads here. */
  formerPath?: string;
  /** The least one; 1 if not said. */
  firstId?: 0;
  page: LazyPage<AsyncRouteComponent<ScreenParts>>;
  /** What stands there while its code is on the way; a title and a panel if not said. */
  shape?: ShapeName;
  /** What it keeps in its address. */
  search?: SearchCodec<Search>;
  /** Its title in the texts, `namespace:key`: of the page of one thing, while or because the thing is not there. */
  title: string;
  /** Its description there; the site's own if it has none. The build leaves out what browsers need not know. */
  description?: string;
  /** Only for who has signed in. */
  signedIn?: boolean;
  /** Only for staff: the call that it cannot do without. Who may make it may enter. */
  access?: AskedCall;
  /** Of no use to a search engine; so is what is not for everybody. */
  isPrivate?: boolean;
  /** Not there while that part of the site is off. */
  feature?: 'jokes';
  /** Restores the row that was at the top of the window by itself (lib/rows). */
  keepsPlace?: boolean;
  /** In the menu of the site, or of the admin area where it is for staff. */
  menu?: ScreenMenu;
  /** Who sees something of their own here; if not said, visitors and whom `signedIn` or `access` lets in. */
  pictures?: readonly ScreenRole[];
}

type NotOfAScreen = 'label' | 'search' | 'skip' | 'more' | 'menu' | 'home';
/** The key of a screen's name in menus. */
export type MenuLabel = `nav.${Exclude<keyof typeof texts.nav, NotOfAScreen>}`;

export interface ScreenMenu {
  label: MenuLabel;
  /** The letter that leads here after `g`. */
  go?: string;
  /** Whose number the badge shows. */
  badge?: 'ratings' | 'submissions' | 'announcements';
}

/** Declares a screen. */
export function screen<const Path extends string, Search extends object>(
  declared: Screen<Path, Search>,
): Screen<Path, Search> {
  return declared;
}
