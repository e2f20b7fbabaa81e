let segmenter: Intl.Segmenter | undefined;

/** Finds what readers see as one character. Made when first needed: that takes a browser longer than drawing rows. */
export function graphemes(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter;
}
