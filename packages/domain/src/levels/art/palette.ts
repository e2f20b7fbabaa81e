import { type DifficultyFamily, liftColour, luminance, mixColours } from '../../difficulties/index.ts';
import type { ArtTone, LevelArt } from './subject.ts';

/** The colours of one drawing, "#RRGGBB". */
export interface ArtPalette {
  /** Ends of the ground, top left and bottom right. */
  readonly high: string;
  readonly low: string;
  /** Tiles that were passed. */
  readonly tile: string;
  /** Rims, rings and what flies about. */
  readonly light: string;
  /** Shadows of tiles, and the hollow disc. */
  readonly ink: string;
}

type Coloured = Pick<LevelArt, 'family' | 'color' | 'tone'>;

/** The hue that a ground runs to, so that two tiers with the same colour differ. */
const SECOND: Readonly<Record<DifficultyFamily, string>> = {
  P: '#2458FF',
  G: '#C3126F',
  U: '#3A22B8',
  Quantum: '#5A2B9E',
  Extra: '#3B6A9E',
  Hidden: '#5B3F8F',
};
/** What colours without a hue are drawn in. */
const BORROWED: Readonly<Record<DifficultyFamily, string>> = {
  P: '#5B93E0',
  G: '#5B93E0',
  U: '#6B48DC',
  Quantum: '#7A5BE0',
  Extra: '#5B93E0',
  Hidden: '#8A6FE6',
};
/** Colours with less of it count as grey. */
const LEAST_CHROMA = 40;
const NIGHT = '#120D1E';
const DEEP = '#0D0A17';

/** How far the ends of the ground go towards night. */
const DEPTHS: Readonly<Record<ArtTone, readonly [high: number, low: number]>> = {
  night: [0.46, 0.78],
  day: [0.2, 0.52],
};
const QUANTUM_DEPTH: Readonly<Record<ArtTone, number>> = { night: 0.66, day: 0.35 };

/** No colour of it is grey or black, whatever the difficulty's is. */
export function artPalette({ family, color, tone }: Coloured): ArtPalette {
  const hue = hueOf(color, family);
  const [high, low] = DEPTHS[tone];
  const isQuantum = family === 'Quantum';
  return {
    high: mixColours(towardsSecond(hue, family, 0.18), NIGHT, isQuantum ? QUANTUM_DEPTH[tone] : high),
    low: mixColours(towardsSecond(hue, family, 0.5), DEEP, low),
    tile: mixColours(hue, '#FFFFFF', isQuantum ? 0.1 : 0.14),
    light: mixColours(hue, '#FFFFFF', 0.62),
    ink: mixColours(hue, '#0A0713', 0.84),
  };
}

/** What lies over a drawing where text stands on it: its own deep colour, dark enough for white text in both tones. */
export function artVeil(art: Coloured): string {
  const veil = mixColours(artPalette(art).low, DEEP, art.tone === 'day' ? 0.3 : 0.55);
  return liftColour(veil, DEEP, '#FFFFFF', 9);
}

/** The difficulty's colour, or one that has a hue in place of white, grey, black and all but black. */
function hueOf(color: string, family: DifficultyFamily): string {
  const light = luminance(color);
  if (chroma(color) < LEAST_CHROMA || light < 0.02) return BORROWED[family];
  return light < 0.1 ? mixColours(color, '#7B4FE0', 0.55) : color;
}

/** Opposite hues would meet in grey: such a colour stays what it is. */
function towardsSecond(hue: string, family: DifficultyFamily, share: number): string {
  const mixed = mixColours(hue, SECOND[family], share);
  return chroma(mixColours(hue, SECOND[family], 0.5)) < 2 * LEAST_CHROMA ? hue : mixed;
}

/** 0 for greys … 255 */
function chroma(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}
