import { escapeHtml } from '../escape-html.ts';
import type { PageHead } from './written-page.ts';

/** The built index.html, split where a page inserts its own parts. */
export type PageTemplate = {
  /** The shell's own head. */
  readonly ownHead: string;
  readonly parts: readonly [beforeHead: string, beforeLinks: string, beforeData: string, end: string];
};

export type PageParts = {
  readonly head: PageHead | null;
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly picture: string | null;
  readonly firstData: string | null;
  /** What is refused: HTML until the web app runs, and JSON for it. */
  readonly refusal?: { readonly html: string; readonly json: string };
};

const headMarks = /<!--page-->([\s\S]*?)<!--\/page-->/;

/** @throws Error when the web app's index.html has no place for what a page says */
export function pageTemplate(html: string): PageTemplate {
  const marked = headMarks.exec(html);
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (marked === null || headEnd < marked.index || bodyEnd < headEnd)
    throw new Error('index.html needs <!--page--> … <!--/page-->, </head> and </body>.');
  const marksEnd = marked.index + marked[0].length;
  return {
    ownHead: marked[1] ?? '',
    parts: [
      html.slice(0, marked.index),
      html.slice(marksEnd, headEnd),
      html.slice(headEnd, bodyEnd),
      html.slice(bodyEnd),
    ],
  };
}

export function pageHtml({ ownHead, parts }: PageTemplate, page: PageParts): string {
  const [beforeHead, beforeLinks, beforeData, end] = parts;
  const head = page.head === null ? ownHead : headHtml(page.head);
  const start = beforeHead.replace(ownLanguage, () => `<html lang="${page.head?.locale ?? 'en'}">`);
  const links = [
    ...page.styles.map((url) => `<link rel="stylesheet" crossorigin href="${escapeHtml(url)}">`),
    ...page.scripts.map((url) => `<link rel="modulepreload" crossorigin href="${escapeHtml(url)}">`),
    ...(page.picture === null ? [] : [`<link rel="preload" as="image" href="${escapeHtml(page.picture)}">`]),
  ].join('');
  const texts =
    Object.keys(page.texts).length === 0 ? '' : dataHtml('page-texts', JSON.stringify(page.texts));
  const data = page.firstData === null ? '' : dataHtml('first-data', page.firstData);
  const { refusal } = page;
  const body =
    refusal === undefined
      ? beforeData
      : beforeData.replace(appRoot, () => `<div id="root">${refusal.html}</div>`) +
        dataHtml('refusal', refusal.json);
  return start + head + texts + beforeLinks + links + body + data + end;
}

const ownLanguage = '<html lang="en">';

/** Where the web app draws itself; what stands there goes when it does. */
const appRoot = /<div id="root">[\s\S]*?<\/div>/;

/** Previews know languages with the country that writes them so. */
const territories = new Map([
  ['en', 'en_GB'],
  ['pl', 'pl_PL'],
  ['zh-CN', 'zh_CN'],
]);

function headHtml(head: PageHead): string {
  const { title, siteName, description, url, type, image, themeColor, isPrivate, locale } = head;
  const named = {
    description,
    'theme-color': themeColor ?? '#0E0D14',
    'twitter:card': image.width === undefined ? 'summary' : 'summary_large_image',
    ...(isPrivate ? { robots: 'noindex' } : {}),
  };
  const og = {
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:type': type,
    'og:site_name': siteName,
    'og:locale': territories.get(locale),
    'og:image': image.url,
    ...(image.width === undefined ? {} : { 'og:image:width': image.width, 'og:image:height': image.height }),
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(isPrivate ? [] : [`<link rel="canonical" href="${escapeHtml(url)}">`]),
    ...Object.entries(named).map(([name, content]) => meta('name', name, content)),
    ...Object.entries(og).map(([name, content]) => meta('property', name, content)),
  ].join('\n    ');
}

const meta = (key: 'name' | 'property', name: string, content: string | number | undefined) =>
  `<meta ${key}="${name}" content="${escapeHtml(String(content))}">`;

/** A block of data: not a script to the browser, so the content security policy allows it. */
const dataHtml = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replace(riskyInScript, escapeUnicode)}</script>`;

/** `<` could end the block; the separators are line ends to older readers. All three stand inside strings only. */
const riskyInScript = /[<\u2028\u2029]/g;
const escapeUnicode = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
