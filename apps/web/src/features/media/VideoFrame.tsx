import { parseVideoLink } from '@rondo/domain/media';
import { useState } from 'react';
import { externalLink } from '../../lib/external-link.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlayIcon, VideoIcon } from '../../ui/icons.ts';
import { ExternalLink } from '../../ui/Link.tsx';
import { useVideoPicture } from './use-video-picture.ts';
import './VideoFrame.css';

export interface VideoFrameProps {
  /** The stored link; several or unknown ones are possible. */
  link: string;
  /** What the video shows, for the frame's name. */
  title: string;
  /** A line at the picture's foot instead of the ordinary hint. */
  caption?: string;
}

/** A 16:9 video whose player is loaded when somebody presses play; a picture and a link when it cannot be shown here. */
export function VideoFrame({ link, title, caption }: VideoFrameProps) {
  const { t } = useTranslation('media');
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  const video = parseVideoLink(link);
  const still = useVideoPicture(link);
  const play = () => setPlaying(true);
  if (!video) return <NoPicture text={t('notHere')} link={link} />;
  if (playing)
    return (
      <div className="video">
        <iframe
          src={playerAddress(video.embed)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  if (still !== null && broken === still)
    return (
      <NoPicture text={t('notFound')} link={link} {...(video.host === 'demo' ? {} : { onPlay: play })} />
    );
  const picture =
    still === null ? null : (
      <img src={still} alt="" loading="lazy" decoding="async" onError={() => setBroken(still)} />
    );
  if (video.host === 'demo')
    return (
      <div className="video" role="img" aria-label={t('demoStill')}>
        {picture}
        <span className="video-caption">{t('demoStill')}</span>
      </div>
    );
  return (
    <button type="button" className="video" aria-label={t('play', { title })} onClick={play}>
      {picture}
      <span className="video-play">
        <Icon of={PlayIcon} size={24} />
      </span>
      <span className="video-caption empty:hidden">{caption ?? t('onPlay')}</span>
    </button>
  );
}

/** Shown in place of the picture. When only the still is missing, the video may still be playable. */
function NoPicture({ text, link, onPlay }: { text: string; link: string; onPlay?: () => void }) {
  const { t } = useTranslation('media');
  const address = externalLink(link);
  return (
    <div className="video grid place-content-center justify-items-center gap-2 bg-surface-1 text-muted">
      <Icon of={VideoIcon} size={40} />
      <p>{text}</p>
      {onPlay ? (
        <Button icon={PlayIcon} size="small" onClick={onPlay}>
          {t('playHere')}
        </Button>
      ) : null}
      {address ? <ExternalLink href={address}>{t('term.openVideo')}</ExternalLink> : null}
    </div>
  );
}

/** Pressing play once is enough. */
function playerAddress(embed: string): string {
  const address = new URL(embed, location.origin);
  address.searchParams.set('autoplay', '1');
  return address.href;
}
