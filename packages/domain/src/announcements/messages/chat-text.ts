import { NO_VALUE } from '../../format/index.ts';
import { truncateGraphemes } from '../../text/index.ts';
import { EMBED_LIMITS, chatAddress, type EmbedField } from './embed.ts';

const BLANKS = /[\s\p{Cc}\u200B\u2028\u2029]+/gu;
const MARKDOWN = /[\\*_~`|<>#[\]():]/g;
const LIST_START = /^([-+](?=\s)|\d+(?=\.\s))/;
/** Signs that a title reads, each with what makes more of it than a sign. */
const TITLE_MARKS: readonly (readonly [sign: string, mark: RegExp])[] = [
  ['*', /\*.*\*/],
  ['_', /_.*_/],
  ['~', /~~.*~~/],
  ['|', /\|\|.*\|\|/],
  ['`', /`.*`/],
  [':', /:[^\s:]+:/],
  ['<', /<[^>]*>/],
];
/** With a backslash that the chat would take for an escape. */
const TITLE_SIGNS = /\\(?=[^\p{L}\p{N}\s])|[*_~|`:<]/gu;

/** A text on one line in which nothing is a mention, for places without markdown; at most `max` UTF-16 units. */
export function plainText(text: string, max: number): string {
  return fitted(text, max, withoutMentions);
}

/** The same for places with markdown: nothing of the text is a link, a mark or an emoji. */
export function markedText(text: string, max: number): string {
  return fitted(text, max, (cut) =>
    withoutMentions(cut).replace(MARKDOWN, String.raw`\$&`).replace(LIST_START, escapedStart),
  );
}

/**
 * The same for a title, where the chat reads marks but no links. A sign that stands alone is left as it is, because
 * some of the chat's programs show the backslash (docs/rules/announcements.md#messages).
 */
export function titleText(text: string, max: number): string {
  return fitted(text, max, (cut) => {
    const shown = withoutMentions(cut);
    const read = TITLE_MARKS.filter(([, mark]) => mark.test(shown)).map(([sign]) => sign);
    return shown.replace(TITLE_SIGNS, (sign) => (sign === '\\' || read.includes(sign) ? `\\${sign}` : sign));
  });
}

/** A link with a text of somebody's own; only the text where the address is none that the chat takes. */
export function chatLink(text: string, url: string | null): string {
  const shown = markedText(text, MAX_LINK_TEXT) || NO_VALUE;
  const address = chatAddress(url)?.replace(/[()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const link = `[${shown}](${address})`;
  return address === undefined || link.length > EMBED_LIMITS.fieldValue ? shown : link;
}

/** A field for a text of somebody's own; none where it is blank. */
export function textField(name: string, text: string, max: number, inline = true): EmbedField[] {
  const value = markedText(text, max);
  return value === '' ? [] : [{ name, value, inline }];
}

const MAX_LINK_TEXT = 200;

const escapedStart = (start: string) => (/\d/.test(start) ? `${start}\\` : `\\${start}`);

/** A blank without width behind each @: no mention is left, and it looks the same. */
function withoutMentions(text: string): string {
  return text.replace(BLANKS, ' ').trim().replaceAll('@', '@\u200B');
}

/** The longest beginning whose written form is short enough. */
function fitted(text: string, max: number, write: (cut: string) => string): string {
  for (let most = max; most > 0; ) {
    const written = write(truncateGraphemes(text, most));
    if (written.length <= max) return written;
    most = Math.min(most - 1, Math.floor((most * max) / written.length));
  }
  return '';
}
