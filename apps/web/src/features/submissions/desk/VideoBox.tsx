import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { VideoFrame } from '../../media/index.ts';
import { useDeskKeys } from './use-desk-keys.ts';

/** The submitted video; its player is loaded by a click or the V key. */
export function VideoBox({ link, title }: { link: string; title: string }) {
  const { t } = useTranslation('pages/desk');
  const box = useRef<HTMLDivElement>(null);
  useDeskKeys({ v: () => box.current?.querySelector('button')?.click() });
  return (
    <div className="grid gap-3" ref={box}>
      <VideoFrame link={link} title={title} caption={title} />
      <p className="text-12 text-faint max-md:hidden">
        {t('video.onClick')} <Kbd>V</Kbd>
      </p>
    </div>
  );
}
