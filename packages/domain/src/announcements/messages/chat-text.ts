import { NO_VALUE } from '../../format/index.ts';
import { truncateGraphemes } from '../../text/index.ts';
import { EMBED_LIMITS, chatAddress, type EmbedField } from './embed.ts';

const BLANKS = /[\s\p{Cc}\u200B\u2028\u2029]+/gu;
const MARKDOWN = /[\\*_~`|<>#[\]():]/g;
const LIST_START = /^([-+]|\d+(?=\.))/;

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
