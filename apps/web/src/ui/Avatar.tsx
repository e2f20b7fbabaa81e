import { useState } from 'react';
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
  const { ground, light, turn } = silhouetteColours(name);
  return (
    <svg className={`avatar ${className}`} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" fill={ground} />
      <circle cx="14" cy="28" r="15" fill={light} opacity=".5" transform={`rotate(${turn} 20 20)`} />
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

/** Dark ground and light shape; white on each ground has a contrast of 4.5:1 or better. */
const pairs = [
  ['#3b3560', '#8d7be0'],
  ['#2e4a57', '#6fb7c9'],
  ['#5a3448', '#d98aa6'],
  ['#4c4327', '#cdb066'],
  ['#2f4a3a', '#7dbe95'],
  ['#513828', '#d69a70'],
  ['#34405e', '#86a3de'],
  ['#473455', '#b98ad6'],
] as const;

/** The same name always gets the same disc. `turn` in degrees. */
function silhouetteColours(name: string): { ground: string; light: string; turn: number } {
  let hash = 2166136261;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  const seed = hash >>> 0;
  const [ground, light] = pairs[seed % pairs.length] ?? pairs[0];
  return { ground, light, turn: (seed >>> 8) % 360 };
}
