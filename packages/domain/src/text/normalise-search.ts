import { BLANKS, classOf, LATIN_LETTERS, LOOK_ALIKE_SIGNS, UNSEEN } from './tables/index.ts';

const EACH_UNSEEN = new RegExp(`[${classOf(UNSEEN)}]+`, 'gu');
const EACH_BLANK = new RegExp(`[${classOf(BLANKS)}]+`, 'gu');
const EACH_SIGN = anyOf(LOOK_ALIKE_SIGNS);
const EACH_LETTER = anyOf(LATIN_LETTERS);
/** Accents of Latin letters and digits; the voicing marks of kana are others. */
const EACH_ACCENT = /([a-z0-9])[\u0300-\u036F]+/g;
const PLAIN = /^(?:[!-_a-z{|}~]| (?! ))*$/;

/**
 * The form in which both sides of every search are compared: NFKC, without case, signs that nobody sees and accents of
 * Latin letters, one form of each sign, runs of blanks as one (docs/rules/search.md#matching). Outer blanks are kept.
 * Idempotent. The database has the same as `search_text`.
 */
export function normaliseSearch(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return foldSigns(foldSigns(text.replace(EACH_UNSEEN, '')).normalize('NFKD'))
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(EACH_LETTER, (letter) => LATIN_LETTERS.get(letter) ?? letter)
    .replace(EACH_ACCENT, '$1')
    .normalize('NFC')
    .replace(EACH_BLANK, ' ');
}

function foldSigns(text: string): string {
  return text.replace(EACH_SIGN, (sign) => LOOK_ALIKE_SIGNS.get(sign) ?? sign);
}

function anyOf(table: ReadonlyMap<string, string>): RegExp {
  return new RegExp(`[${[...table.keys()].join('').replaceAll('\\', '\\\\')}]`, 'gu');
}
