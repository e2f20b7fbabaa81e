import type { ArtShape, PicturedLevel } from '@rondo/domain/levels/art';
import { useState } from 'react';
import { artStyle } from './level-art.ts';

export interface LevelPictureProps {
  level: PicturedLevel;
  shape: ArtShape;
  /** Address of a still of its video; null where none is known. */
  still?: string | null;
  className?: string;
}

/** What a level looks like, for decoration: a still of its video, or the drawing where that has none or cannot be had. */
export function LevelPicture({ level, shape, still = null, className = '' }: LevelPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (still === null || failed === still)
    return <span aria-hidden className={`level-art block ${className}`} style={artStyle(level, shape)} />;
  return (
    <img
      key={still}
      className={`object-cover ${className}`}
      src={still}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(still)}
    />
  );
}
