import { writeStored } from '../storage.ts';

/**
 * The languages of the site: `code` is what the browser keeps under `appLanguage` and of its column in the tables of texts,
 * `locale` is what `lang`, Intl and the plural rules understand.
 */
export const languages = [
  { code: 'en', locale: 'en', name: 'English', available: true },
  { code: 'cn', locale: 'zh-CN', name: '简体中文', available: true },
  { code: 'pl', locale: 'pl', name: 'Polski', available: true },
  { code: 'ko', locale: 'ko', name: '한국어', available: false },
  { code: 'ja', locale: 'ja', name: '日本語', available: false },
  { code: 'ru', locale: 'ru', name: 'Русский', available: false },
] as const;

export type Language = Extract<(typeof languages)[number], { available: true }>;
export type LanguageCode = Language['code'];

const available = languages.filter((language): language is Language => language.available);

/** The language that the page began in: `public/before-paint.js` has chosen it. */
export function firstLanguage(): Language {
  const { lang } = document.documentElement;
  return available.find(({ locale }) => locale === lang) ?? available[0]!;
}

export function storeLanguage(code: LanguageCode): void {
  writeStored('appLanguage', code);
}

export function languageOf(code: LanguageCode): Language {
  return available.find((language) => language.code === code) ?? available[0]!;
}

export function codeOf(locale: string): LanguageCode {
  return available.find((language) => language.locale === locale)?.code ?? 'en';
}
