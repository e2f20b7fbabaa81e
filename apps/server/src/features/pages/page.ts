import type { CallName } from '@rondo/contract/calls';
import type { PageCall } from '@rondo/domain/calls';
import type { Language } from '@rondo/contract/languages';
import type { PageHead } from '../../platform/http/written-page.ts';
import type { PageWords } from './page-words.ts';

/** What an address says: the numbers in its path and its query. */
export type Place = {
  readonly path: string;
  /** The first one; 0 where there is none. */
  readonly id: number;
  readonly ids: readonly number[];
  readonly query: Readonly<Record<string, string>>;
};

/** What the texts of a page are made with. */
export type Site = {
  readonly name: string;
  /** Where visitors find it, without a trailing slash. */
  readonly url: string;
  /** Of the address, docs/rules/pages.md#language. */
  readonly language: Language;
  readonly words: PageWords;
};

/** What a page says about itself. */
export type Face = {
  /** Before the name of the site, as the web app titles the page. */
  readonly title: string;
  /** The title holds the name of the site already. */
  readonly isWhole?: boolean;
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

/** What the web app asks for at a page, and what the page says of the answer beside its screen's own title. */
export type Content = {
  /** What the web app asks for first; the first call decides whether the page is there. */
  readonly calls: (place: Place) => readonly FirstCall[];
  readonly showsDifficulties?: boolean;
  /** `reply` is the JSON that the first call answered; `null`: it was refused. */
  readonly face?: (reply: string | null, place: Place, site: Site) => Partial<Face>;
};

/** One page of the web app as the server writes it. */
export type Page = Omit<Content, 'face'> & {
  /** The module that draws it, relative to the web app's sources. */
  readonly screen: string | null;
  /** The least number that can stand in its path. */
  readonly firstId: number;
  /** The namespaces of texts that come with it. */
  readonly texts: readonly string[];
  /** Where that feature is off, there is no such page. */
  readonly feature: 'jokes' | undefined;
  readonly face: (reply: string | null, place: Place, site: Site) => Face;
};

type ContentOfOne<T> = Pick<Content, 'showsDifficulties'> & {
  readonly calls: (id: number) => readonly [FirstCall, ...FirstCall[]];
  /** The description while, or because, there is nothing to show. */
  readonly missing: 'noLevel' | 'noPass' | 'noPlayer';
  readonly face: (reply: T, site: Site) => Face;
};

/** The content of a page about one thing; `T` is what its first call answers. */
export function contentOfOne<T>({ calls, missing, face, ...content }: ContentOfOne<T>): Content {
  return {
    ...content,
    calls: ({ id }) => calls(id),
    face: (reply, _place, site) =>
      reply === null
        ? { description: site.words[missing], isPrivate: true }
        : face(JSON.parse(reply) as T, site),
  };
}
