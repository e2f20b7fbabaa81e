import { contrast } from '@rondo/domain/difficulties';
import { escapeHtml } from '../../platform/escape-html.ts';

const CENTRE = 400;
const RADIUS = 380;
const HUB = 58;
/** Names begin outside of the hub and end before the rim. */
const NAME_FROM = 74;
const NAME_TO = 372;
const LARGEST_LETTERS = 26;
/** Width of a usual letter by the size of the letters; Chinese ones are twice as wide. */
const LETTER_WIDTH = 0.56;
/** Letters may be so much taller than their slice is wide where the name begins. */
const OVERHANG = 1.4;
const GROUND = '#14111F';
const INKS = ['#FFFFFF', GROUND] as const;

interface Slice {
  readonly name: string;
  /** #RRGGBB */
  readonly color: string;
}

/**
 * A wheel as SVG, 800 by 800: the first slice begins at 12 o'clock, the others follow clockwise
 * (docs/rules/play.md#picture).
 */
export function wheelDrawing(slices: readonly Slice[]): string {
  const step = 360 / slices.length;
  const size = Math.min(LARGEST_LETTERS, (2 * Math.PI * NAME_TO * 0.92) / slices.length);
  const from = Math.max(NAME_FROM, (size * slices.length) / (2 * Math.PI * OVERHANG));
  const room = (NAME_TO - from) / (size * LETTER_WIDTH);
  const drawn = slices.map(({ name, color }, index) => {
    const shape =
      slices.length === 1
        ? `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" fill="${color}"/>`
        : `<path d="${sector(index * step, (index + 1) * step)}" fill="${color}"/>`;
    const turn = round((index + 0.5) * step - 90);
    const words = escapeHtml(shortened(name, room));
    return `${shape}<text transform="rotate(${turn} ${CENTRE} ${CENTRE})" x="${CENTRE + NAME_TO}" y="${CENTRE}" fill="${inkOn(color)}">${words}</text>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">',
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" fill="${GROUND}"/>`,
    `<g font-family="sans-serif" font-weight="600" font-size="${round(size)}" text-anchor="end" dominant-baseline="central">`,
    ...drawn,
    '</g>',
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${HUB}" fill="${GROUND}" stroke="#FFFFFF" stroke-opacity=".24" stroke-width="4"/>`,
    '</svg>',
  ].join('');
}

/** Degrees clockwise from 12 o'clock. */
function sector(from: number, to: number): string {
  const isWide = to - from > 180 ? 1 : 0;
  return `M${CENTRE} ${CENTRE}L${rimAt(from)}A${RADIUS} ${RADIUS} 0 ${isWide} 1 ${rimAt(to)}Z`;
}

function rimAt(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(CENTRE + RADIUS * Math.cos(angle))} ${round(CENTRE + RADIUS * Math.sin(angle))}`;
}

const round = (value: number) => Math.round(value * 100) / 100;

function inkOn(color: string): string {
  const [light, dark] = INKS;
  return contrast(light, color) >= contrast(dark, color) ? light : dark;
}

/** Signs that no XML may hold, and breaks, become blanks. @param most usual letters */
function shortened(name: string, most: number): string {
  const letters = [...name.replace(/[\p{Cc}\p{Cn}\s]+/gu, ' ').trim()];
  let width = 0;
  const kept = letters.filter((letter) => {
    width += isWide(letter) ? 2 : 1;
    return width <= most;
  });
  return kept.length === letters.length ? kept.join('') : `${kept.slice(0, -1).join('')}…`;
}

const isWide = (letter: string) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\uff00-\uff60]/u.test(letter);
