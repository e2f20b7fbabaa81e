/**
 * Signs that keyboards, sites and languages write differently, by the one that they are searched as
 * (docs/rules/search.md#matching). Those that NFKD makes a blank and a mark of stand here too.
 */
export const LOOK_ALIKE_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "'": '‘’‚‛‹›`´ʹʻʼʽˈˊˋ′‵❛❜՚',
    '"': '“”„‟«»˝ʺ″‶〝〞〟❝❞',
    '-': '‐‑‒–—―⁃−˗⸺⸻➖',
    '~': '〜∼∽˜⁓〰',
    x: '×✕✖⨉⨯',
    '·': '・•‧∙⋅⸱',
    '/': '⁄∕⧸',
    '\\': '∖⧵',
    '|': '∣',
    '*': '∗⁎',
    ':': '∶꞉',
  }).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)),
);
