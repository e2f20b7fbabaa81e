import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import type { PendingPass } from './api.ts';

/** When the video appeared: as the sender says, and where the video itself says something else. */
export function UploadTime({ submission }: { submission: PendingPass }) {
  const { t, language } = useTranslation('pages/desk');
  const { rawTime, videoTime } = submission;
  const write = (time: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
  if (videoTime.found === null)
    return (
      <span className="flex flex-wrap items-center gap-2">
        {write(rawTime)} <Chip>{t('upload.byHand')}</Chip>
      </span>
    );
  if (!videoTime.differs) return write(rawTime);
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        {write(videoTime.found)} <Chip tone="warning">{t('upload.differs')}</Chip>
      </span>
      <span className="text-12 text-muted">{t('upload.given', { time: write(rawTime) })}</span>
    </span>
  );
}
