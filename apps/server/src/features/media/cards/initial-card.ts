import { type Drawing, typesetter } from './drawing.ts';
import type { FontBook } from './fonts/font-book.ts';

export const INITIAL_SIDE = 256;

/** Ground and shape, as the web app draws faces without a picture; white is readable on each ground. */
const COLOURS = [
  ['#3b3560', '#8d7be0'],
  ['#2e4a57', '#6fb7c9'],
  ['#5a3448', '#d98aa6'],
  ['#4c4327', '#cdb066'],
  ['#2f4a3a', '#7dbe95'],
  ['#513828', '#d69a70'],
  ['#34405e', '#86a3de'],
  ['#473455', '#b98ad6'],
] as const;

const STYLE = { size: 112, weight: 700 } as const;
const BASELINE = 168;

type InitialCard = ReturnType<typeof initialCard>;

/** The first letter or digit of a name, and which of the colours: the same name always gets the same face. */
export function initialCard(name: string) {
  let hash = 2_166_136_261;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  const letter = [...new Intl.Segmenter().segment(name)].find(({ segment }) => /[\p{L}\p{N}]/u.test(segment));
  return { initial: (letter?.segment ?? '?').toUpperCase(), hue: (hash >>> 0) % COLOURS.length };
}

export async function initialCardDrawing(book: FontBook, { initial, hue }: InitialCard): Promise<Drawing> {
  const [ground, light] = COLOURS[hue] ?? COLOURS[0];
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
