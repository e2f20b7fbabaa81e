import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RefreshIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';

/** Long enough for the eye to see that something happened, in milliseconds. */
const shortestSpin = 1000;

export interface DeskToolsProps {
  onRefresh: () => Promise<unknown>;
  /** What else can be done with the open queue. */
  children?: ReactNode;
}

/** What the keys do, and the button that asks for the queue again. */
export function DeskTools({ onRefresh, children }: DeskToolsProps) {
  const { t } = useTranslation('pages/desk');
  const [spinning, setSpinning] = useState(false);
  const refresh = async () => {
    setSpinning(true);
    await Promise.all([onRefresh(), new Promise((done) => setTimeout(done, shortestSpin))]);
    setSpinning(false);
  };
  return (
    <>
      <span className="flex items-center gap-2 text-faint max-[1023px]:hidden">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> {t('key.move')} <Kbd>A</Kbd> {t('key.allow')} <Kbd>D</Kbd> {t('key.decline')}{' '}
        <Kbd>V</Kbd> {t('key.video')}
      </span>
      {children}
      <IconButton icon={RefreshIcon} label={t('refresh')} busy={spinning} onClick={() => void refresh()} />
    </>
  );
}
