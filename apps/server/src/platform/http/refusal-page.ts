import { windowTitle } from '@rondo/domain/pages';
import type { Config } from '../../config.ts';
import { escapeHtml } from '../escape-html.ts';
import { pageHtml } from './page-html.ts';
import { type Problem, problemBody } from './problem.ts';
import type { Shell } from './shell.ts';

/** The web app's page for what is refused: it has the reader's language. */
const screen = 'app/NotFoundPage.tsx';
const texts = ['common', 'components', 'errors'];

export type RefusalPage = (problem: Problem) => string;

/** HTML that says a problem to a person: in English at once, in the reader's language when the web app runs. */
export function refusalPages(
  { template, assets }: Shell,
  { siteName, publicUrl }: Pick<Config, 'siteName' | 'publicUrl'>,
): RefusalPage {
  return (problem) => {
    const { title, text } = words(problem);
    return pageHtml(template, {
      head: {
        title: windowTitle(title, siteName),
        siteName,
        description: text,
        url: publicUrl,
        type: 'website',
        image: { url: `${publicUrl}/images/logo.png` },
        themeColor: null,
        isPrivate: true,
        locale: 'en',
      },
      texts: assets.ofTexts(texts),
      ...assets.ofScreen(screen),
      picture: null,
      firstData: null,
      refusal: {
        html: saidHtml(title, text),
        json: JSON.stringify({ status: problem.status, ...problemBody(problem) }),
      },
    });
  };
}

/** For who sent no whole request, so that nothing is known of them: without scripts, style or frame. */
export function barePage(problem: Problem): string {
  const { title, text } = words(problem);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${escapeHtml(title)}</title></head><body>${saidHtml(title, text)}</body></html>`;
}

/** An address that nothing can be found at is a missing page to a person. */
function words(problem: Problem): { readonly title: string; readonly text: string } {
  return problem.code === 'NOT_FOUND' || problem.code === 'VALIDATION_FAILED'
    ? { title: 'Page not found', text: 'There is no page at this address.' }
    : { title: 'Something went wrong', text: problemBody(problem).error };
}

const saidHtml = (title: string, text: string) =>
  `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/">Home</a></p></main>`;
