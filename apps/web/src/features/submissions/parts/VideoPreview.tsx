import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { VideoFrame } from '../../media/index.ts';
import type { KnownVideo } from './use-video.ts';
import './VideoPreview.css';

export interface VideoPreviewProps {
  link: string;
  video: KnownVideo;
  /** Shown in place of an unknown upload time. */
  noTime?: string | undefined;
}

/** The video with what is known of it; nothing as long as no link is given. */
export function VideoPreview({ link, video, noTime }: VideoPreviewProps) {
  const { t, language } = useTranslation('pages/submissions');
  const { status, details } = video;
  if (status === 'none') return null;
  if (status === 'unknown') return <p className="text-muted">{t('video.unknownLink')}</p>;
  const uploaded = details?.timestamp
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(details.timestamp))
    : null;
  return (
    <div className="video-preview">
      <VideoFrame link={link} title={details?.title ?? t('video.title')} caption="" />
      <div aria-live="polite">
        {status === 'found' && details ? (
          <dl className="facts">
            <div>
              <dt>{t('video.title')}</dt>
              <dd>{details.title}</dd>
            </div>
            <div>
              <dt>{t('video.channel')}</dt>
              <dd>{details.channelName}</dd>
            </div>
            <div>
              <dt>{t('video.uploaded')}</dt>
              <dd className={uploaded ? '' : 'text-muted'}>{uploaded ?? noTime ?? t('video.noTime')}</dd>
            </div>
          </dl>
        ) : (
          <p className="text-muted">{status === 'loading' ? t('video.loading') : t('video.failed')}</p>
        )}
      </div>
    </div>
  );
}
