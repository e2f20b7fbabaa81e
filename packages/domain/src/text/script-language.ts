/** The first of these scripts that a text has a letter of tells its language. Han without kana is read as Chinese. */
const SCRIPTS = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
] as const;

/**
 * The language that a text of a person is in, as far as its script tells: it chooses the voice and the shapes of letters.
 * @returns a tag for `lang`; undefined for Latin letters, which are those of many languages
 */
export function scriptLanguage(text: string): (typeof SCRIPTS)[number][0] | undefined {
  return SCRIPTS.find(([, letter]) => letter.test(text))?.[0];
}
