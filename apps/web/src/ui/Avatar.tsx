import { useState } from 'react';
import { FACE_COLOURS, fnv1a } from '../lib/format.ts';
import { pictureAddress } from '../lib/picture-address.ts';
import './Avatar.css';

export interface AvatarProps {
  /** Pictures in order of preference, of this site or another; a broken one gives way to the next. */
  sources: readonly (string | null | undefined)[];
  name: string;
  /** Edge in pixels. */
  size?: number;
  className?: string;
}

/** A face: the first picture that loads, else a disc with the name's initial. The name itself is shown beside it. */
export function Avatar({ sources, name, size = 40, className = '' }: AvatarProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = sources.find((url) => url && !broken.includes(url));
  if (source)
    return (
      <img
        key={source}
        src={pictureAddress(source)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={`avatar ${className}`}
        onError={() => setBroken((urls) => [...urls, source])}
      />
    );
  const seed = fnv1a(name);
  const [ground, light] = FACE_COLOURS[seed % FACE_COLOURS.length] ?? FACE_COLOURS[0];
  return (
    <svg className={`avatar ${className}`} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" fill={ground} />
      <circle
        cx="14"
        cy="28"
        r="15"
        fill={light}
        opacity=".5"
        transform={`rotate(${(seed >>> 8) % 360} 20 20)`}
      />
      <text x="20" y="26.5" textAnchor="middle" fontSize="17" fontWeight="650" fill="#fff">
        {initialOf(name)}
      </text>
    </svg>
  );
}

function initialOf(name: string): string {
  const [first = '?'] = /[\p{L}\p{N}]\p{M}*/u.exec(name) ?? [];
  return first.toUpperCase();
}
