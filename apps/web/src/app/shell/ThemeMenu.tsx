import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '../../lib/theme.ts';
import type { IconDrawing } from '../../ui/Icon.tsx';
import { MoonIcon, SunIcon, SystemIcon } from '../../ui/icons.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';

const icons: Record<ThemeChoice, IconDrawing> = { system: SystemIcon, dark: MoonIcon, light: SunIcon };

export function ThemeMenu({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t } = useTranslation();
  const choice = useThemeChoice();
  return (
    <MenuButton
      label={t('theme.label')}
      icon={choice === 'light' ? SunIcon : MoonIcon}
      chosen={choice}
      variant="ghost"
      className={inDrawer ? 'drawer-item' : undefined}
      groups={[
        {
          entries: themeChoices.map((theme) => ({
            id: theme,
            label: t(`theme.${theme}`),
            icon: icons[theme],
          })),
        },
      ]}
      onChoose={(theme) => chooseTheme(theme as ThemeChoice)}
    >
      {inDrawer ? t(`theme.${choice}`) : undefined}
    </MenuButton>
  );
}
