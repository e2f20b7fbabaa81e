import { canonicalVideoLink } from '@rondo/domain/media';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { LinkIcon } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { KnownVideo } from './use-video.ts';
import { VideoPreview } from './VideoPreview.tsx';

export interface VideoFieldProps {
  link: string;
  video: KnownVideo;
  error: string | undefined;
  /** Shown in place of an unknown upload time. */
  noTime?: string | undefined;
  onChange: (link: string) => void;
}

/** The link of a video, made canonical when one leaves it, over what is known of the video. */
export function VideoField({ link, video, error, noTime, onChange }: VideoFieldProps) {
  const { t } = useTranslation('pages/submissions');
  return (
    <>
      <TextField
        label={t('video.link')}
        icon={LinkIcon}
        required
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        placeholder="https://www.youtube.com/watch?v=…"
        value={link}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => {
          const canonical = canonicalVideoLink(link.trim());
          if (canonical !== link) onChange(canonical);
        }}
      />
      <VideoPreview link={link} video={video} noTime={noTime} />
    </>
  );
}
