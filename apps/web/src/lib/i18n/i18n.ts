import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { folderOf, type LanguageCode, languageOf, readLanguage, storeLanguage } from './languages.ts';

const files = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/*/**/*.json');

async function loadNamespace(locale: string, namespace: string): Promise<Record<string, unknown>> {
  const load = files[`../../locales/${folderOf(locale)}/${namespace}.json`];
  if (!load) throw new Error(`No texts ${namespace} in ${locale}`);
  return (await load()).default;
}

/** Loads the stored language's common texts; a page's own namespace comes with the page. */
export async function startI18n(): Promise<void> {
  const { locale } = readLanguage();
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(resourcesToBackend(loadNamespace))
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common', 'components'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
    });
}

/** Loads the texts of the namespaces in use in another language, then shows and remembers it. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  storeLanguage(code);
  await i18next.changeLanguage(languageOf(code).locale);
}
