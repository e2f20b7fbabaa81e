import { LRUCache } from 'lru-cache';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Deps } from '../../platform/feature.ts';
import { readBriefly } from '../../platform/db/transaction.ts';
import { isApplicationPath } from '../../platform/http/application-paths.ts';
import { longWork } from '../../platform/long-work.ts';
import { rowsOfPart, type SitemapKind, selectParts, sitemapKinds } from './sitemap.repository.ts';

const HOUR = 3_600_000;
/** Longest run of one statement. */
const PATIENCE_MS = 10_000;
/** A full part has about 5 MB. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
/** Beyond it no id of the database lies. */
const LAST_PART = 42_949;

/** The pages that every visitor finds without a search. */
const fixedPaths = ['/', '/levels', '/passes', '/leaderboard', '/about'].filter(isApplicationPath);
const folders: Readonly<Record<SitemapKind, string>> = {
  levels: 'levels',
  passes: 'passes',
  players: 'profile',
};

/** The sitemap as XML (sitemaps.org). Each file is made when asked for and kept for an hour. */
export function sitemapOf({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const site = config.publicUrl;
  const kept = new LRUCache<string, { readonly text: string | null }>({
    ttl: HOUR,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }) => (text?.length ?? 0) + 100,
    fetchMethod: async (name) => ({ text: name === '' ? await indexText() : await fileText(name) }),
  });

  const indexText = async () => {
    const parts = await Promise.all(
      sitemapKinds.map(async (kind) =>
        (await selectParts(db, kind)).map(({ part, updated_at }) =>
          entry('sitemap', `${site}/sitemap/${kind}-${part}.xml`, updated_at),
        ),
      ),
    );
    const pages = entry('sitemap', `${site}/sitemap/pages.xml`, null);
    return document('sitemapindex', [pages, ...parts.flat()]);
  };
  const fileText = async (name: string) => {
    if (name === 'pages.xml')
      return document(
        'urlset',
        fixedPaths.map((path) => entry('url', site + path, null)),
      );
    const { kind, part } = /^(?<kind>[a-z]+)-(?<part>0|[1-9]\d{0,4})\.xml$/.exec(name)?.groups ?? {};
    const known = sitemapKinds.find((word) => word === kind);
    if (known === undefined || Number(part) > LAST_PART) return null;
    const work = longWork();
    const entries = await readBriefly(db, PATIENCE_MS, async (trx) => {
      const all: string[] = [];
      for await (const rows of rowsOfPart(trx, known, Number(part)))
        await work.each(rows, ({ id, updated_at }) =>
          all.push(entry('url', `${site}/${folders[known]}/${id}`, updated_at)),
        );
      return all;
    });
    return entries.length === 0 ? null : document('urlset', entries);
  };
  const read = async (name: string) => (await kept.fetch(name))?.text ?? null;

  return {
    /** Makes each anew when it is asked for: what it was made of may be another database. */
    forget: () => kept.clear(),
    /** The list of parts. */
    index: async () => (await read('')) ?? '',
    /** One part, such as `pages.xml` or `levels-0.xml`; `null`: there is no such file. */
    file: read,
  };
}

function entry(tag: 'sitemap' | 'url', address: string, changed: Date | null): string {
  const lastmod = changed === null ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
  return `<${tag}><loc>${escapeHtml(address)}</loc>${lastmod}</${tag}>`;
}

function document(tag: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  const body = entries.join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</${tag}>\n`;
}
