import { escapeHtml } from '../escape-html.ts';

/** A mail that is ready to go. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type EmailWords = {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs before the link. */
  readonly before: readonly string[];
  readonly link: { readonly url: string; readonly label: string };
  /** Paragraphs after the link. */
  readonly after: readonly string[];
  /** Language tag of the words, such as zh-CN. */
  readonly language: string;
};

/** One email around one link, as plain text and as HTML without pictures or styles from elsewhere. */
export function writeEmail({ to, subject, before, link, after, language }: EmailWords): Email {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const url = escapeHtml(link.url);
  const html = [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36rem">',
    ...before.map(paragraph),
    `<p><a href="${url}">${escapeHtml(link.label)}</a></p>`,
    `<p style="word-break:break-all">${url}</p>`,
    ...after.map(paragraph),
    '</body></html>',
  ].join('\n');
  const text = [...before, link.url, ...after].join('\n\n');
  return { to, subject, text: `${text}\n`, html: `${html}\n` };
}
