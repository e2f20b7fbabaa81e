import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchedLetters } from './matched-letters.ts';
import { normaliseSearch } from './normalise-search.ts';

const marked = (text: string, wanted: string) => {
  let shown = '';
  let at = 0;
  for (const { from, to } of matchedLetters(text, wanted)) {
    shown += `${text.slice(at, from)}[${text.slice(from, to)}]`;
    at = to;
  }
  return shown + text.slice(at);
};

it.each([
  ['Kuroshio Line', 'kuro', '[Kuro]shio Line'],
  ['mirokuro', 'KURO', 'miro[kuro]'],
  ['Frédéric Chopin', 'frederic', '[Frédéric] Chopin'],
  ['Kuro_Neko_północna', 'polnoc', 'Kuro_Neko_[północ]na'],
  ['黒い水平線', '水平', '黒い[水平]線'],
  ['Straße', 'ss', 'Stra[ß]e'],
  ['ａｂｃ', 'b', 'ａ[ｂ]ｃ'],
  ['a  b', 'a b', '[a  b]'],
  ['banana', 'an', 'b[an][an]a'],
  ['aaa', 'aa', '[aa]a'],
  ['が', 'か', 'が'],
  ['anything', ' ', 'anything'],
  ['', 'a', ''],
])('%j holds %j: %j', (text, wanted, shown) => expect(marked(text, wanted)).toBe(shown));

const word = fc.string({ unit: fc.constantFrom(...'abAé ßｂ水＿が\u0301\u200b-–'), maxLength: 12 });

it('finds exactly what the search finds, in order, and no letter too many', () => {
  fc.assert(
    fc.property(word, word, (text, wanted) => {
      const needle = normaliseSearch(wanted).trim();
      const spans = matchedLetters(text, wanted);
      expect(spans.length > 0).toBe(needle !== '' && normaliseSearch(text).includes(needle));
      let end = 0;
      for (const { from, to } of spans) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(normaliseSearch(text.slice(from, to))).toContain(needle);
        end = to;
      }
    }),
  );
});
