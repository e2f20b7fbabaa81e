import { letSingleKeysAct, useSingleKeysAct } from '../../lib/single-keys-switch.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '../../lib/theme.ts';
import type { IconDrawing } from '../../ui/Icon.tsx';
import { MoonIcon, SunIcon, SystemIcon } from '../../ui/icons.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';

const icons: Record<ThemeChoice, IconDrawing> = { system: SystemIcon, dark: MoonIcon, light: SunIcon };

export function ThemeMenu({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t } = useTranslation();
  const choice = useThemeChoice();
  const keysAct = useSingleKeysAct();
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
        { entries: [{ id: 'keys', label: t('theme.keys'), on: keysAct }] },
      ]}
      onChoose={(id) => (id === 'keys' ? letSingleKeysAct(!keysAct) : chooseTheme(id as ThemeChoice))}
    >
      {inDrawer ? t(`theme.${choice}`) : undefined}
    </MenuButton>
  );
}
