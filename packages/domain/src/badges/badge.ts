import {
  contrast,
  type DifficultyFamily,
  difficultyPlace,
  type DifficultyType,
  STEPS_PER_TIER,
} from '../difficulties/index.ts';
import { hash53 } from '../text/index.ts';
import { type BadgeColours, badgeColours } from './colours.ts';
import { BADGE_SIDE, badgeOutline } from './outline.ts';
import { type BadgeDrawing, badgeDrawing, labelDrawing } from './word.ts';
import { pathLength } from './path-length.ts';
import { rounded } from './pen.ts';

export interface BadgeDifficulty {
  readonly name: string;
  readonly type: DifficultyType;
  /** "#RRGGBB" */
  readonly color: string;
  /** Label on the old scale; drawn by the legacy variant. */
  readonly legacy?: string;
}

export type BadgeVariant = 'icon' | 'legacy';

/** An SVG document: the badge of a difficulty as the design board draws it, made from name, type and colour alone. */
export function difficultyBadgeSvg(difficulty: BadgeDifficulty, variant: BadgeVariant = 'icon'): string {
  const { family, step } = difficultyPlace(difficulty);
  const label = variant === 'legacy' ? difficulty.legacy?.trim() || null : null;
  const drawing = label === null ? badgeDrawing(difficulty.name, family) : labelDrawing(label, family);
  const colours = badgeColours(difficulty.color, family);
  const fillId = `f${hash53(`${difficulty.color} ${family}`).toString(36)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE_SIDE}" height="${BADGE_SIDE}" viewBox="0 0 ${BADGE_SIDE} ${BADGE_SIDE}">`,
    `<title>${escapeXml(label ?? difficulty.name)}</title>`,
    `<linearGradient id="${fillId}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colours.high}"/><stop offset="1" stop-color="${colours.low}"/></linearGradient>`,
    `<path d="${badgeOutline(family, 1)}" fill="url(#${fillId})" stroke="${colours.track}" stroke-width="1.8"/>`,
    sheen(family, colours),
    rim(family, step, colours),
    strokes(drawing, colours.ink),
    '</svg>',
  ].join('');
}

/** Changes whenever the drawing does: the version in the address of a badge. */
export function badgeHash(difficulty: BadgeDifficulty, variant: BadgeVariant = 'icon'): string {
  return hash53(difficultyBadgeSvg(difficulty, variant)).toString(36).padStart(11, '0');
}

/** Contrast 1 … 21 of a badge's word with its fill, where that is least. */
export function badgeContrast(difficulty: BadgeDifficulty): number {
  const { ink, high, low } = badgeColours(difficulty.color, difficultyPlace(difficulty).family);
  return Math.min(contrast(ink, high), contrast(ink, low));
}

function sheen(family: DifficultyFamily, { ink, isDark }: BadgeColours): string {
  if (family === 'P')
    return '<path d="M5 31C5 10 12 5 30 5H50C68 5 75 10 75 31C58 40 22 40 5 31Z" fill="#fff" opacity=".09"/>';
  if (family === 'G') return '<path d="M6 26 26 6H58L6 58Z" fill="#fff" opacity=".1"/>';
  if (family !== 'U') return '';
  const shade = ink === '#FFFFFF' && !isDark ? '#000' : '#fff';
  return `<path d="M40 4 75 20V60L40 76Z" fill="${shade}" opacity="${isDark ? '.05' : '.08'}"/>`;
}

function rim(family: DifficultyFamily, step: number, { track, gauge, isDark }: BadgeColours): string {
  const outline = badgeOutline(family, 3.6);
  const line = `<path d="${outline}" fill="none" stroke-width="4.6"`;
  const broken = family === 'Hidden' ? ' stroke-dasharray="9 6.2"' : '';
  const filled =
    step === 0 ? '' : `${line} stroke="${gauge}" stroke-dasharray="${gaugeDashes(outline, step)}"/>`;
  const star =
    family === 'Quantum'
      ? `<path d="${badgeOutline('Quantum', 9)}" fill="none" stroke="${isDark ? '#6E628F' : '#A9A4BE'}" stroke-width="1.6" transform="rotate(22.5 40 40)"/>`
      : '';
  return `${line} stroke="${track}"${broken}/>${filled}${star}`;
}

/** Of the few outlines that badges have. */
const rimLengths = new Map<string, number>();

/** In the outline's own length: not every painter knows the attribute pathLength. */
function gaugeDashes(outline: string, step: number): string {
  const length = rimLengths.get(outline) ?? pathLength(outline);
  rimLengths.set(outline, length);
  return `${rounded((length * step) / STEPS_PER_TIER)} ${rounded(length)}`;
}

function strokes({ path, strokeWidth }: BadgeDrawing, ink: string): string {
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${rounded(strokeWidth)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Escapes, and leaves out what XML cannot hold. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
