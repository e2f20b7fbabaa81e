/** A stretch of a chat message: the chat draws bold words, links, code and mentions, all else as it is written. */
export type ChatPart =
  | { readonly kind: 'text' | 'bold' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'everyone' }
  | { readonly kind: 'role' | 'user'; readonly id: string };

const PATTERNS: readonly (readonly [RegExp, (found: RegExpExecArray) => ChatPart])[] = [
  [/\\([^A-Za-z0-9\s])/y, ([, sign = '']) => ({ kind: 'text', text: sign })],
  [
    /\[((?:\\.|[^\\[\]\n])+)\]\((?:<(https?:\/\/[^\s<>]+)>|(https?:\/\/[^\s()<>]+))\)/y,
    ([, text = '', bracketed, bare = '']) => ({ kind: 'link', text: bareText(text), url: bracketed ?? bare }),
  ],
  [/\*\*((?:\\.|[^\\*\n])+)\*\*/y, ([, text = '']) => ({ kind: 'bold', text: bareText(text) })],
  [/`([^`\n]+)`/y, ([, text = '']) => ({ kind: 'code', text })],
  [/@(?:everyone|here)\b/y, () => ({ kind: 'everyone' })],
  [/<@&(\d+)>/y, ([, id = '']) => ({ kind: 'role', id })],
  [/<@!?(\d+)>/y, ([, id = '']) => ({ kind: 'user', id })],
];

const IN_TITLES: ReadonlySet<ChatPart['kind']> = new Set(['text', 'bold', 'code']);

/** A title, like the name of a field, has marks but neither links nor mentions (docs/rules/announcements.md#messages). */
export type ChatPlace = 'title' | 'text';

/** Cuts a text of a message into what is drawn alike. Never throws; joined, the parts lose nothing but signs. */
export function chatParts(text: string, place: ChatPlace = 'text'): readonly ChatPart[] {
  const parts: ChatPart[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const found = partAt(text, at, place);
    at += found?.length ?? 1;
    if (found === null) plain += text.charAt(at - 1);
    else if (found.part.kind === 'text') plain += found.part.text;
    else {
      flush();
      parts.push(found.part);
    }
  }
  flush();
  return parts;
}

interface Found {
  readonly part: ChatPart;
  readonly length: number;
}

function partAt(text: string, at: number, place: ChatPlace): Found | null {
  for (const [pattern, partOf] of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) continue;
    const part = partOf(found);
    if (place === 'text' || IN_TITLES.has(part.kind)) return { part, length: found[0].length };
  }
  return null;
}

/** Without the backslashes that keep signs from meaning anything. */
function bareText(text: string): string {
  return text.replace(/\\([^A-Za-z0-9\s])/g, '$1');
}
