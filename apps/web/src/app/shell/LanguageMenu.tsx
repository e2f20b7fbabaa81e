import { call } from '../../lib/api/call.ts';
import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { type LanguageCode, languages } from '../../lib/i18n/languages.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { GlobeIcon } from '../../ui/icons.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';

/** The languages by their own names; those to come are listed but cannot be chosen. */
export function LanguageMenu({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t, language } = useTranslation();
  const { status } = useViewer();
  const current = languages.find(({ locale }) => locale === language);
  return (
    <MenuButton
      label={t('language.label')}
      icon={GlobeIcon}
      chosen={current?.code}
      variant="ghost"
      className={inDrawer ? 'drawer-item' : undefined}
      groups={[
        {
          entries: languages
            .filter(({ available }) => available)
            .map(({ code, locale, name }) => ({ id: code, label: name, lang: locale })),
        },
        {
          entries: languages
            .filter(({ available }) => !available)
            .map(({ code, locale, name }) => ({
              ...{ id: code, label: name, lang: locale },
              ...{ note: t('language.soon'), disabled: true },
            })),
        },
      ]}
      onChoose={(code) => {
        void chooseLanguage(code as LanguageCode);
        // Emails follow. What fails is said by nothing: the next sign-in or choice says it again.
        if (status === 'signed-in')
          void call('chooseLanguage', { body: { language: code as LanguageCode } }).catch(() => undefined);
      }}
    >
      {inDrawer ? current?.name : undefined}
    </MenuButton>
  );
}
