import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MutedIcon, SoundIcon } from '../../../ui/icons.ts';
import { useSound } from './sound.ts';

/** Lets wheels and cases be heard. */
export function SoundButton() {
  const { t } = useTranslation('draws');
  const [isOn, set] = useSound();
  return (
    <IconButton
      icon={isOn ? SoundIcon : MutedIcon}
      label={t('sound')}
      pressed={isOn}
      onClick={() => set(!isOn)}
    />
  );
}
