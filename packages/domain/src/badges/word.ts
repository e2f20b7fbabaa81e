import { hash53 } from '../text/index.ts';
import type { DifficultyFamily } from '../difficulties/index.ts';
import { glyphPath, glyphWidth, isDrawable } from './glyphs.ts';
import { rounded } from './pen.ts';

/** What is drawn inside a badge: one path, stroked. */
export interface BadgeDrawing {
  readonly path: string;
  readonly strokeWidth: number;
}

const MIDDLE = 40;
const MOST_LETTERS = 3;
const MOST_CHARACTERS = 5;
/** Room for the word inside each outline. */
const WORD_WIDTH: Record<DifficultyFamily, number> = {
  P: 63,
  G: 63,
  U: 63,
  Hidden: 63,
  Quantum: 55,
  Extra: 52,
};

/** Pictures for the specials whose name is a thing rather than a mark. */
const PICTURES: Readonly<Record<string, BadgeDrawing>> = {
  unranked: { path: glyphPath('?', 29, 22, 22, 36), strokeWidth: 7.4 },
  marathon: { path: 'M40 40C33 28 17 27 17 40S33 52 40 40S63 27 63 40S47 52 40 40Z', strokeWidth: 7 },
  grande: {
    path: 'M22 22H34M22 22V34M58 58H46M58 58V46M24 24L35 35M56 56L45 45M58 22H46M58 22V34M22 58H34M22 58V46M56 24L45 35M24 56L35 45',
    strokeWidth: 6,
  },
  bus: {
    path: 'M25 23H55Q59 23 59 27V54H21V27Q21 23 25 23ZM21 41H59M28 55V60M52 55V60M30 48H31M49 48H50',
    strokeWidth: 5.6,
  },
  gimmick: {
    path: 'M41 40A3.5 3.5 0 0 1 47 42A9 9 0 0 1 31 45A13 13 0 0 1 50 28A20 20 0 0 1 56 54',
    strokeWidth: 6.6,
  },
};

/** The picture, the word, or for a name without drawable characters a sign of its own. */
export function badgeDrawing(name: string, family: DifficultyFamily): BadgeDrawing {
  const key = name.toLowerCase();
  const picture = Object.hasOwn(PICTURES, key) ? PICTURES[key] : undefined;
  return picture ?? labelDrawing(name, family);
}

/** The same without pictures: for legacy labels. */
export function labelDrawing(label: string, family: DifficultyFamily): BadgeDrawing {
  const short = shortName(label);
  return short === '' ? signOf(label) : wordDrawing(short, WORD_WIDTH[family]);
}

/** What of a name fits on a badge: marks with digits whole, initials of several words, else the first letters. */
export function shortName(name: string): string {
  const trimmed = name.trim();
  const chars = [...trimmed];
  const isWhole = chars.length <= (/\d/.test(trimmed) ? MOST_CHARACTERS : MOST_LETTERS);
  if (isWhole && chars.every((char) => isDrawable(drawn(char)))) return chars.map(drawn).join('');
  const words = trimmed.split(/[\s_/]+/).map((word) => [...word.toUpperCase()].filter(isDrawable).join(''));
  const filled = words.filter((word) => word !== '');
  const letters = filled.length > 1 ? filled.map((word) => word.slice(0, 1)).join('') : (filled[0] ?? '');
  return letters.slice(0, MOST_LETTERS);
}

function drawn(char: string): string {
  return isDrawable(char) ? char : char.toUpperCase();
}

function wordDrawing(word: string, room: number): BadgeDrawing {
  const chars = [...word];
  const { w, h, stroke, gap } = measures(chars.length);
  const widths = chars.map((char) => w * glyphWidth(char));
  const inner = widths.reduce((sum, width) => sum + width, 0) + gap * (chars.length - 1);
  const squeeze = Math.min(1, (room - stroke * chars.length) / inner);
  let x = MIDDLE - (inner * squeeze + stroke * chars.length) / 2 + stroke / 2;
  const paths = chars.map((char, index) => {
    const width = (widths[index] ?? 0) * squeeze;
    const path = glyphPath(char, x, MIDDLE - h / 2, width, h);
    x += width + stroke + gap * squeeze;
    return path;
  });
  return { path: paths.join(''), strokeWidth: stroke };
}

function measures(length: number): { w: number; h: number; stroke: number; gap: number } {
  if (length <= 1) return { w: 22, h: 35, stroke: 7, gap: 6 };
  if (length === 2) return { w: 17, h: 35, stroke: 7, gap: 6 };
  if (length === 3) return { w: 12.5, h: 33, stroke: 6.1, gap: 4.2 };
  return { w: 11, h: 30, stroke: length === 4 ? 5.2 : 4.6, gap: 3.6 };
}

/** Five points of a grid joined by a line, chosen by the name: names in any script get a sign that stays theirs. */
function signOf(name: string): BadgeDrawing {
  const columns = [22, MIDDLE, 58];
  let bits = hash53(name);
  const rest = columns.flatMap((x) => columns.map((y) => `${rounded(x)} ${rounded(y)}`));
  const chosen: string[] = [];
  while (chosen.length < 5) {
    const index = bits % rest.length;
    bits = Math.floor(bits / rest.length);
    chosen.push(...rest.splice(index, 1));
  }
  return { path: `M${chosen.join('L')}`, strokeWidth: 6 };
}
