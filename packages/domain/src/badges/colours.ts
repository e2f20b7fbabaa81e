import { contrast, type DifficultyFamily, liftColour, luminance, mixColours } from '../difficulties/index.ts';

const INK = '#0D0B14';
const WHITE = '#FFFFFF';
const READABLE = 4.5;

export interface BadgeColours {
  /** Ends of the fill, top and bottom. */
  readonly high: string;
  readonly low: string;
  /** Strokes; at least 4.5:1 on both ends. */
  readonly ink: string;
  /** The empty rim and the filled part of it. */
  readonly track: string;
  readonly gauge: string;
  /** Fills so dark that ordinary shading would not show. */
  readonly isDark: boolean;
}

export function badgeColours(color: string, family: DifficultyFamily): BadgeColours {
  const light = luminance(color);
  const isDark = light < 0.06;
  return { ...fillColours(color, light > 0.75), ...rimColours(color, light > 0.75, isDark, family), isDark };
}

function fillColours(color: string, isLight: boolean): Pick<BadgeColours, 'high' | 'low' | 'ink'> {
  const ink = contrast(INK, color) >= 4.6 ? INK : WHITE;
  if (isLight) return { high: color, low: mixColours(color, '#CFCBE0', 0.55), ink };
  if (ink === INK) return { high: mixColours(color, WHITE, 0.16), low: color, ink };
  const sheen = mixColours(color, WHITE, 0.06);
  const high =
    contrast(WHITE, sheen) >= 4.6 ? sheen : liftColour(mixColours(color, INK, 0.05), INK, WHITE, READABLE);
  return { high, low: mixColours(color, INK, 0.22), ink };
}

function rimColours(
  color: string,
  isLight: boolean,
  isDark: boolean,
  family: DifficultyFamily,
): Pick<BadgeColours, 'track' | 'gauge'> {
  if (isLight) return { track: '#A9A4BE', gauge: WHITE };
  if (!isDark) return { track: mixColours(color, INK, 0.38), gauge: mixColours(color, WHITE, 0.72) };
  if (family === 'Quantum') return { track: '#6E628F', gauge: '#E6DBFF' };
  return { track: mixColours(color, '#B79CFF', 0.38), gauge: '#D9C8FF' };
}
