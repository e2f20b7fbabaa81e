import { graphemes } from './graphemes.ts';

/** Latin letters, signs, kana and Han: each is one character by itself. */
const plain =
  /^[ -~\u00A0-\u02FF\u2010-\u2027\u3001-\u3029\u3041-\u3096\u30A1-\u30FF\u4E00-\u9FFF\uFF01-\uFF5E]*$/;

/** At most `max` user-perceived characters, the ellipsis included (docs/rules/pages.md#long-texts). */
export function truncateGraphemes(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  if (plain.test(text)) return `${text.slice(0, max - 1).trimEnd()}…`;
  let kept = '';
  let seen = 0;
  for (const { segment } of graphemes().segment(text)) {
    seen += 1;
    if (seen > max) return `${kept.trimEnd()}…`;
    if (seen < max) kept += segment;
  }
  return text;
}
