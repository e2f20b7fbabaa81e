const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most `max` user-perceived characters, the ellipsis included (screens §1.2). */
export function truncateGraphemes(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  let kept = '';
  let seen = 0;
  for (const { segment } of graphemes.segment(text)) {
    seen += 1;
    if (seen > max) return `${kept.trimEnd()}…`;
    if (seen < max) kept += segment;
  }
  return text;
}
