import type { PicturedLevel } from '@rondo/domain/levels/art';
import { canonicalVideoLink, shortVideoLink, videoLinkFault } from '@rondo/domain/media';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { LinkIcon } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { VideoFrame } from '../../media/index.ts';
import { Fact } from './Fact.tsx';
import type { Form } from './use-form.ts';
import type { KnownVideo } from './use-video.ts';

export interface VideoFieldProps {
  form: Pick<Form<{ videoLink: string }>, 'draft' | 'box' | 'change'>;
  video: KnownVideo;
  /** Shown in place of an unknown upload time. */
  noTime?: string;
  /** What is asked for by hand where the look-up failed. */
  byHand?: string | undefined;
  /** What the video shows, where that is known. */
  level?: PicturedLevel | null;
}

/** The link of a video, made canonical and followed when one leaves it, over what is known of the video. */
export function VideoField({ form, video, noTime, byHand, level = null }: VideoFieldProps) {
  const { t } = useTranslation('pages/submissions');
  const link = form.draft.videoLink;
  const [isTyping, setTyping] = useState(false);
  const followed = shortVideoLink(link) === null ? undefined : video.details?.link;
  const { change } = form;
  useEffect(() => {
    if (followed !== undefined && !isTyping) change({ videoLink: followed });
  }, [followed, isTyping, change]);
  return (
    <>
      <TextField
        {...form.box('videoLink')}
        label={t('term.videoLink')}
        icon={LinkIcon}
        required
        inputMode="url"
        maxLength={2000}
        placeholder="https://www.youtube.com/watch?v=…"
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          const canonical = canonicalVideoLink(link.trim());
          if (canonical !== link) form.change({ videoLink: canonical });
        }}
      />
      <Preview link={link} video={video} noTime={noTime ?? t('video.noTime')} byHand={byHand} level={level} />
    </>
  );
}

interface PreviewProps {
  link: string;
  video: KnownVideo;
  noTime: string;
  byHand: string | undefined;
  level: PicturedLevel | null;
}

/** The video with what is known of it; nothing as long as no link is given. */
function Preview({ link, video: { status, details }, noTime, byHand, level }: PreviewProps) {
  const { t, language } = useTranslation(['pages/submissions', 'errors']);
  if (status === 'none') return null;
  const fault = videoLinkFault(link);
  if (fault !== null)
    return (
      <p className="text-muted">
        {t(`video.${fault}`)} {byHand}
      </p>
    );
  const isShort = shortVideoLink(link) !== null;
  const failed = isShort ? t('errors:SHORT_LINK_UNRESOLVED') : t('video.failed');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <div className="grid grid-cols-[240px_minmax(0,1fr)] items-center gap-x-6 gap-y-4 max-md:grid-cols-1">
      <VideoFrame
        link={details?.link ?? link}
        title={details?.title.trim() || t('video.title')}
        caption=""
        level={level ?? undefined}
      />
      <div aria-live="polite">
        {details ? (
          <dl className="facts">
            <Fact label={t('video.title')}>
              {details.title.trim() || <span className="text-muted">{t('video.noTitle')}</span>}
            </Fact>
            <Fact label={t('term.channel')}>{details.channelName}</Fact>
            <Fact label={t('video.uploaded')}>
              {details.timestamp ? (
                format.format(new Date(details.timestamp))
              ) : (
                <span className="text-muted">{noTime}</span>
              )}
            </Fact>
          </dl>
        ) : (
          <p className="text-muted">
            {status === 'loading' ? t('video.loading') : failed} {byHand}
          </p>
        )}
      </div>
    </div>
  );
}
