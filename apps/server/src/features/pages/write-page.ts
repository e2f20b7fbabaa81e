import { replyName } from '@rondo/domain/calls';
import { windowTitle } from '@rondo/domain/pages';
import { truncateGraphemes } from '@rondo/domain/text';
import type { FastifyInstance } from 'fastify';
import { isConnectionFailure } from '../../platform/db/errors.ts';
import type { Deps } from '../../platform/feature.ts';
import { knownLanguage, type Language, locales } from '@rondo/contract/languages';
import { isApplicationPath } from '../../platform/http/application-paths.ts';
import { siteConfigText } from '../../platform/http/site-config.ts';
import type { PageHead, PageWriter } from '../../platform/http/written-page.ts';
import { currentDifficulties } from '../difficulties/index.ts';
import { notFoundPage, pageAt } from './all-pages.ts';
import { askAsVisitor, type VisitorReply } from './ask-as-visitor.ts';
import { type FirstReply, firstData } from './first-data.ts';
import type { Face, FirstCall, Place, Site } from './page.ts';
import { pageWords } from './page-words.ts';

const LONGEST_DESCRIPTION = 200;
const DEFAULT_RETRY_SECONDS = 2;

/** Texts of the shell, which every page begins with. */
const shellTexts = ['common', 'components'];

/** Writes pages from what the API answers a visitor (docs/rules/pages.md#previews). */
export function pageWriter(app: FastifyInstance, deps: Deps): PageWriter {
  const { config, clock } = deps;
  const siteIn = (language: Language): Site => ({
    name: config.siteName,
    url: config.publicUrl,
    language,
    words: pageWords[language],
  });
  const siteConfig = { name: 'config', text: siteConfigText(config) };
  /** Empty without a database: a page whose own reply was kept is written all the same. */
  const difficultyList = async () => {
    try {
      return [{ name: 'difficulties', text: (await currentDifficulties(deps)).list }];
    } catch (error) {
      if (isConnectionFailure(error)) return [];
      throw error;
    }
  };
  const isClosedToSearch = config.environment === 'staging';

  return async (path, request) => {
    const found = isApplicationPath(path) ? pageAt(request.url) : nowhere;
    const isOff = found.page.feature !== undefined && !config[found.page.feature];
    const { page, place } = isOff ? nowhere : found;
    const calls = page.calls(place);
    const replies = await Promise.all(calls.map((call) => askAsVisitor(app, request, call)));
    const [reply] = replies;
    const status = page === notFoundPage ? 404 : statusFor(reply);
    const text = reply?.status === 200 ? reply.text : null;
    const language = languageAt(request.url);
    const site = siteIn(language);
    const face = page.face(text, place, site);
    const facts =
      page.showsDifficulties && text !== null ? [siteConfig, ...(await difficultyList())] : [siteConfig];
    return {
      status,
      head: headOf(face, { place, site, isPrivate: isClosedToSearch || status !== 200 }),
      screen: page.screen,
      texts: [...shellTexts, ...page.texts],
      picture: face.picture ?? null,
      firstData: firstData(clock.now(), facts, answered(calls, replies)),
      ...(status === 429 || status === 503 ? { retryAfter: reply?.retryAfter ?? DEFAULT_RETRY_SECONDS } : {}),
    };
  };
}

/** The language that an address asks for, else English. */
function languageAt(url: string): Language {
  return knownLanguage(new URLSearchParams(url.split('?')[1]).get('lang'));
}

const nowhere = { page: notFoundPage, place: { path: '/', id: 0, ids: [], query: {} } };

/** A list that cannot be searched in that way is a page all the same: its field says what is wrong. */
function statusFor(reply: VisitorReply | undefined): number {
  if (reply === undefined || reply.status === 200 || reply.status === 400) return 200;
  return reply.status >= 500 ? 503 : reply.status;
}

function answered(calls: readonly FirstCall[], replies: readonly VisitorReply[]): FirstReply[] {
  return calls.flatMap((call, index) => {
    const reply = replies[index];
    return reply?.status === 200 ? [{ name: replyName(call), text: reply.text }] : [];
  });
}

function headOf(
  face: Face,
  { place, site, isPrivate }: { readonly place: Place; readonly site: Site; readonly isPrivate: boolean },
): PageHead {
  return {
    title: face.isWhole ? face.title : windowTitle(face.title, site.name),
    siteName: site.name,
    description: truncateGraphemes(face.description.replace(/\s+/g, ' ').trim(), LONGEST_DESCRIPTION),
    url: site.url + place.path,
    type: face.type ?? 'website',
    image: face.image ?? { url: `${site.url}/images/logo.png` },
    themeColor: face.themeColor ?? null,
    isPrivate: isPrivate || (face.isPrivate ?? false),
    locale: locales[site.language],
  };
}
