/** The languages that the site is written in (GET /v2/config). */
export const languages = ['en', 'pl', 'cn'] as const;
export type Language = (typeof languages)[number];

/** The one of our languages with that code, else English. */
export function knownLanguage(code: string | null | undefined): Language {
  return languages.find((language) => language === code) ?? 'en';
}

/** As `lang` and Intl name them. */
export const locales: Readonly<Record<Language, string>> = { en: 'en', pl: 'pl', cn: 'zh-CN' };
