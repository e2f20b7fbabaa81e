import { dirname, posix } from 'node:path';
import { filesBelow, readSource, sourceFiles } from './source-files.mjs';

const RULES = 'docs/rules/';
const OWN_FILES = 'scripts/checks/citations.';
const PAGES_AT_ROOT = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const CITATION = /docs\/rules\/([\w-]+\.md)(#[\w-]*)?/g;
const LINK = /\]\(([^)\s#]*)(#[\w-]+)?\)/g;
const SECTION_SIGN = '\u00a7';

/** Comments cite docs/rules/page.md#heading, pages link to each other: each leads somewhere, and no section sign is left. */
export const citations = {
  name: 'citations',
  async run(root) {
    const code = (await sourceFiles(root)).filter((path) => !path.startsWith(OWN_FILES));
    const pages = [
      ...PAGES_AT_ROOT,
      ...(await filesBelow(root, 'docs')).filter((path) => path.endsWith('.md')),
    ];
    const texts = new Map();
    for (const path of [...code, ...pages]) texts.set(path, await readSource(root, path).catch(() => ''));
    const rules = pages.filter((path) => path.startsWith(RULES));
    const anchors = new Map(rules.map((path) => [path, headings(texts.get(path)).map(anchorOf)]));
    return [
      ...rules.flatMap((path) =>
        repeated(anchors.get(path)).map((name) => `${path}: two sections are #${name}`),
      ),
      ...code.flatMap((path) => wrongCitations(path, texts.get(path), anchors)),
      ...pages.flatMap((path) => wrongLinks(path, texts, anchors)),
      ...[...texts].flatMap(([path, text]) => signs(path, text)),
    ];
  },
};

function wrongCitations(path, text, anchors) {
  return places(text, CITATION).flatMap(({ line, found: [cited, page, anchor] }) => {
    const known = anchors.get(RULES + page);
    if (known && (anchor === undefined || known.includes(anchor.slice(1)))) return [];
    return [`${path}:${line}: ${cited} ${known ? 'has no such heading' : 'is no page of the rules'}`];
  });
}

function wrongLinks(path, texts, anchors) {
  return places(texts.get(path), LINK).flatMap(({ line, found: [, target, anchor] }) => {
    if (target.includes(':')) return [];
    const file = target === '' ? path : posix.join(dirname(path), target);
    const isMissing = file.endsWith('.md') && !texts.has(file);
    const isLost = anchor && anchors.has(file) && !anchors.get(file).includes(anchor.slice(1));
    return isMissing || isLost ? [`${path}:${line}: the link to ${target}${anchor ?? ''} leads nowhere`] : [];
  });
}

function signs(path, text) {
  return places(text, new RegExp(SECTION_SIGN, 'g')).map(
    ({ line }) => `${path}:${line}: a section sign: cite a rule as docs/rules/page.md#heading`,
  );
}

function places(text, pattern) {
  return text
    .split('\n')
    .flatMap((content, index) => [...content.matchAll(pattern)].map((found) => ({ line: index + 1, found })));
}

function headings(text) {
  return text.split('\n').flatMap((line) => /^#{2,} (.+)$/.exec(line)?.[1] ?? []);
}

/** As GitHub makes it: lower case, blanks as hyphens, punctuation dropped. */
function anchorOf(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');
}

function repeated(names) {
  return [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
}
