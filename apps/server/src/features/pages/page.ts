import type { CallName } from '@rondo/contract/calls';
import type { PageCall } from '@rondo/domain/calls';
import type { PageHead } from '../../platform/http/written-page.ts';

/** What an address says: the number in its path (0 where there is none) and its query. */
export type Place = {
  readonly path: string;
  readonly id: number;
  readonly query: Readonly<Record<string, string>>;
};

/** What the texts of a page are made with. */
export type Site = {
  readonly name: string;
  /** Where visitors find it, without a trailing slash. */
  readonly url: string;
};

/** What a page says about itself. */
export type Face = {
  /** Before the name of the site, as the web app titles the page; `null`: the site's own title. */
  readonly title: string | null;
  readonly description: string;
  readonly type?: PageHead['type'];
  /** Its address is absolute; without one: the logo. */
  readonly image?: PageHead['image'];
  readonly themeColor?: string;
  /** The one that the page shows first, at an address of this site. */
  readonly picture?: string | undefined;
  readonly isPrivate?: boolean;
};

/** A call that a page begins with. */
export type FirstCall = PageCall & { readonly name: CallName };

/** One page of the web app as the server writes it. */
export type Page = {
  /** As in platform/http/application-paths.ts. */
  readonly path: string;
  /** The module that draws it, relative to the web app's sources. */
  readonly screen: string | null;
  /** The namespaces of texts that come with it. */
  readonly texts: readonly string[];
  /** What the web app asks for first; the first call decides whether the page is there. */
  readonly calls: (place: Place) => readonly FirstCall[];
  readonly showsDifficulties: boolean;
  /** Where that feature is off, there is no such page. */
  readonly feature?: 'jokes';
  /** `reply` is the JSON that the first call answered; `null`: there is no call, or it was refused. */
  readonly face: (reply: string | null, place: Place, site: Site) => Face;
};

type PlainPage = Pick<Page, 'path' | 'screen' | 'texts'> &
  Partial<Pick<Page, 'calls' | 'showsDifficulties' | 'feature'>> & {
    readonly face: Face | ((place: Place, site: Site) => Face);
  };

/** A page whose words are the same whatever its calls answer. */
export function plainPage({ face, ...page }: PlainPage): Page {
  return {
    calls: () => [],
    showsDifficulties: false,
    ...page,
    face: (_reply, place, site) => (typeof face === 'function' ? face(place, site) : face),
  };
}

type DetailPage<T> = Pick<Page, 'path' | 'screen' | 'texts'> & {
  readonly showsDifficulties?: boolean;
  readonly calls: (id: number) => readonly [FirstCall, ...FirstCall[]];
  /** Its title while, or because, there is nothing to show. */
  readonly missing: Face;
  readonly face: (reply: T, site: Site) => Face;
};

/** A page about one thing; `T` is what its first call answers. */
export function detailPage<T>({ calls, missing, face, ...page }: DetailPage<T>): Page {
  return {
    showsDifficulties: false,
    ...page,
    calls: ({ id }) => calls(id),
    face: (reply, _place, site) =>
      reply === null ? { ...missing, isPrivate: true } : face(JSON.parse(reply) as T, site),
  };
}
