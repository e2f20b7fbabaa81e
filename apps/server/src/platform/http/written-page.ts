import type { FastifyRequest } from 'fastify';

/** What a page says about itself to programs that do not run it: crawlers and previews; and the window's title. */
export type PageHead = {
  /** The window's whole title. */
  readonly title: string;
  readonly siteName: string;
  readonly description: string;
  /** The page's one address. */
  readonly url: string;
  readonly type: 'website' | 'profile';
  readonly image: { readonly url: string; readonly width?: number; readonly height?: number };
  /** A colour of style sheets; `null`: the site's own. */
  readonly themeColor: string | null;
  /** Kept out of search engines. */
  readonly isPrivate: boolean;
  /** Of its words, as `lang` says it. */
  readonly locale: string;
};

export type WrittenPage = {
  readonly status: number;
  /** `null`: nothing is known but what the shell says. */
  readonly head: PageHead | null;
  /** Module of the web app that draws the page, relative to its sources; `null`: none beyond the shell. */
  readonly screen: string | null;
  /** Namespaces of texts that the page begins with. */
  readonly texts: readonly string[];
  /** A picture of this site that the page shows first; `null`: none, or none that is known. */
  readonly picture: string | null;
  /** Ready JSON of the replies that the page begins with. */
  readonly firstData: string | null;
  readonly retryAfter?: number;
};

/** Writes the page at a path (without its query) as every visitor gets it, whoever asks. */
export type PageWriter = (path: string, request: FastifyRequest) => Promise<WrittenPage>;
