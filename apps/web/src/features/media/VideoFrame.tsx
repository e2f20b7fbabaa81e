import type { PicturedLevel } from '@rondo/domain/levels/art';
import { parseVideoLink } from '@rondo/domain/media';
import { useState } from 'react';
import { externalLink } from '../../lib/external-link.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlayIcon } from '../../ui/icons.ts';
import { ExternalLink } from '../../ui/Link.tsx';
import { UNRATED_LEVEL, veilStyle } from './level-art.ts';
import { LevelPicture } from './LevelPicture.tsx';
import { useVideoPicture } from './use-video-picture.ts';
import './VideoFrame.css';

export interface VideoFrameProps {
  /** The stored link; several or unknown ones are possible. */
  link: string;
  /** What the video shows, for the frame's name. */
  title: string;
  /** A line at the picture's foot instead of the ordinary hint. */
  caption?: string;
  /** What is drawn where the video has no picture; without it, a level that is not rated yet. */
  level?: PicturedLevel | undefined;
}

/** A 16:9 video whose player is loaded when somebody presses play; a picture and a link when it cannot be shown here. */
export function VideoFrame({ link, title, caption, level = UNRATED_LEVEL }: VideoFrameProps) {
  const { t } = useTranslation('media');
  const [playing, setPlaying] = useState(false);
  const video = parseVideoLink(link);
  const still = useVideoPicture(link);
  const veil = veilStyle(level.difficulty);
  const picture = (
    <LevelPicture level={level} shape="card" still={still} className="absolute inset-0 size-full" />
  );
  const address = externalLink(link);
  if (!video)
    return (
      <div className="video veiled" style={veil}>
        {picture}
        <p className="video-caption flex flex-wrap justify-between gap-2">
          {t('notHere')}
          {address ? <ExternalLink href={address}>{t('term.openVideo')}</ExternalLink> : null}
        </p>
      </div>
    );
  if (playing)
    return (
      <div className="video veiled" style={veil}>
        <iframe
          src={playerAddress(video.embed)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  if (video.host === 'demo')
    return (
      <div className="video veiled" style={veil} role="img" aria-label={t('demoStill')}>
        {picture}
        <span className="video-caption">{t('demoStill')}</span>
      </div>
    );
  return (
    <button type="button" className="video veiled" style={veil} onClick={() => setPlaying(true)}>
      {picture}
      <span className="video-play">
        <Icon of={PlayIcon} size={24} />
      </span>
      <span className="sr-only">{t('play', { title })}</span>
      <span className="video-caption empty:hidden">{caption ?? t('onPlay')}</span>
    </button>
  );
}

/** Pressing play once is enough. */
function playerAddress(embed: string): string {
  const address = new URL(embed, location.origin);
  address.searchParams.set('autoplay', '1');
  return address.href;
}
