import { FACE_COLOURS } from '@rondo/domain/media';
import { fnv1a } from '@rondo/domain/text';
import { type Drawing, typesetter } from './drawing.ts';
import type { FontBook } from './fonts/font-book.ts';

export const INITIAL_SIDE = 256;

const STYLE = { size: 112, weight: 700 } as const;
const BASELINE = 168;

type InitialCard = ReturnType<typeof initialCard>;

/** The first letter or digit of a name, and which of the colours: the same name always gets the same face. */
export function initialCard(name: string) {
  const letter = [...new Intl.Segmenter().segment(name)].find(({ segment }) => /[\p{L}\p{N}]/u.test(segment));
  return { initial: (letter?.segment ?? '?').toUpperCase(), hue: fnv1a(name) % FACE_COLOURS.length };
}

export async function initialCardDrawing(book: FontBook, { initial, hue }: InitialCard): Promise<Drawing> {
  const [ground, light] = FACE_COLOURS[hue] ?? FACE_COLOURS[0];
  const type = typesetter(book);
  const one = { width: INITIAL_SIDE, lines: 1 };
  const lines = await type.lines(initial, STYLE, one);
  const [line] = lines.length > 0 ? lines : await type.lines('?', STYLE, one);
  const letter =
    line === undefined
      ? ''
      : type.set(line, STYLE, { x: (INITIAL_SIDE - line.width) / 2, y: BASELINE, fill: '#FFFFFF' });
  return type.drawing(INITIAL_SIDE, INITIAL_SIDE, [
    `<rect width="${INITIAL_SIDE}" height="${INITIAL_SIDE}" fill="${ground}"/>`,
    `<circle cx="90" cy="180" r="96" fill="${light}" fill-opacity=".5"/>`,
    letter,
  ]);
}
