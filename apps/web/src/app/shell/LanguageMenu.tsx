import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { type LanguageCode, languages } from '../../lib/i18n/languages.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { GlobeIcon } from '../../ui/icons.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';

/** The languages by their own names; those to come are listed but cannot be chosen. */
export function LanguageMenu({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t, language } = useTranslation();
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
            .map(({ code, name }) => ({ id: code, label: name })),
        },
        {
          entries: languages
            .filter(({ available }) => !available)
            .map(({ code, name }) => ({ id: code, label: name, note: t('language.soon'), disabled: true })),
        },
      ]}
      onChoose={(code) => void chooseLanguage(code as LanguageCode)}
    >
      {inDrawer ? current?.name : undefined}
    </MenuButton>
  );
}
