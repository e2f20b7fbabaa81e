import { mixColours } from '@rondo/domain/difficulties';
import { type Drawing, type Typesetter, typesetter } from './drawing.ts';
import type { FontBook } from './fonts/font-book.ts';
import type { TextStyle } from './text-lines.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export interface LevelCard {
  readonly id: number;
  readonly song: string;
  readonly artist: string;
  /** "230.0 PP"; null for a level without a base score. */
  readonly worth: string | null;
  /** "214 clears" */
  readonly clears: string;
  readonly credits: string;
  readonly siteName: string;
  /** SVG document of 80 by 80. */
  readonly badge: string;
  /** "#RRGGBB" */
  readonly color: string;
  /** The colour as it shows on dark ground. */
  readonly edge: string;
}

const LEFT = 72;
const WIDTH = CARD_WIDTH - 2 * LEFT;
const BADGE = 176;
const BESIDE_BADGE = LEFT + BADGE + 40;
const TEXT = '#F4F2FB';
const MUTED = '#CFCBE0';
const FAINT = '#B9B5CC';

const style = (size: number, weight: TextStyle['weight'] = 400): TextStyle => ({ size, weight });
const LARGE_TITLE = style(76, 700);
const TITLE = style(60, 700);
const ARTIST = style(38);
const CREDITS = style(30);
const NUMBER = style(34);
const WORTH = style(60, 700);
const UNIT = style(34);

/**
 * A level as a picture (docs/rules/media.md#level-card): its video's still under a veil, or a plain ground of its
 * colour; badge, numbers, song, artist and credits. `still` is an address that the painter can read.
 */
export async function levelCardDrawing(
  book: FontBook,
  card: LevelCard,
  still: string | null,
): Promise<Drawing> {
  const type = typesetter(book);
  return type.drawing(CARD_WIDTH, CARD_HEIGHT, [
    ...(still === null ? plainGround(card.color) : stillGround(still)),
    `<rect width="12" height="${CARD_HEIGHT}" fill="${card.edge}"/>`,
    badge(card.badge),
    ...(await numbers(type, card)),
    ...(await names(type, card)),
    ...(await foot(type, card)),
  ]);
}

function stillGround(still: string): string[] {
  return [
    `<image href="${still}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" preserveAspectRatio="xMidYMid slice"/>`,
    '<linearGradient id="across"><stop offset=".1" stop-color="#0C0B12" stop-opacity=".86"/><stop offset="1" stop-color="#0C0B12" stop-opacity=".42"/></linearGradient>',
    '<linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-color="#0C0B12" stop-opacity="0"/><stop offset=".8" stop-color="#0C0B12" stop-opacity=".72"/></linearGradient>',
    ...['across', 'down'].map(
      (id) => `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#${id})"/>`,
    ),
  ];
}

/** Rings of the level's colour on ink. */
function plainGround(color: string): string[] {
  const [near, far, line] = [
    mixColours(color, '#14121F', 0.66),
    mixColours(color, '#0B0A12', 0.9),
    mixColours(color, '#FFFFFF', 0.35),
  ];
  const rings = [150, 255, 375, 510].map(
    (radius, index) =>
      `<circle cx="930" cy="235" r="${radius}" fill="none" stroke="${line}" stroke-width="2" stroke-opacity="${0.2 - index * 0.04}"/>`,
  );
  return [
    `<linearGradient id="ground" x1="1" y1="0" x2="0" y2="1"><stop stop-color="${near}"/><stop offset=".75" stop-color="${far}"/></linearGradient>`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#ground)"/>`,
    `<circle cx="930" cy="235" r="150" fill="${line}" fill-opacity=".07"/>`,
    ...rings,
  ];
}

function badge(svg: string): string {
  return svg
    .replace('<svg ', `<svg x="${LEFT}" y="64" `)
    .replace(/width="80" height="80"/, `width="${BADGE}" height="${BADGE}"`);
}

/** Beside the badge: id, worth, clears. */
async function numbers(type: Typesetter, card: LevelCard): Promise<string[]> {
  const one = { width: WIDTH - BADGE, lines: 1 };
  const [number, unit] = card.worth?.split(' ') ?? [];
  const place = (y: number, fill: string, x = BESIDE_BADGE) => ({ x, y, fill });
  const top = number === undefined ? 136 : 104;
  const parts: string[] = [];
  for (const line of await type.lines(`#${card.id}`, NUMBER, one))
    parts.push(type.set(line, NUMBER, place(top, FAINT)));
  if (number !== undefined)
    for (const line of await type.lines(number, WORTH, one)) {
      parts.push(type.set(line, WORTH, place(174, TEXT)));
      for (const after of await type.lines(unit ?? '', UNIT, one))
        parts.push(type.set(after, UNIT, place(174, FAINT, BESIDE_BADGE + Math.round(line.width) + 14)));
    }
  for (const line of await type.lines(card.clears, NUMBER, one))
    parts.push(type.set(line, NUMBER, place(number === undefined ? 196 : 228, MUTED)));
  return parts;
}

/** Song and artist, standing on the line above the foot. */
async function names(type: Typesetter, card: LevelCard): Promise<string[]> {
  const artist = await type.lines(card.artist, ARTIST, { width: WIDTH, lines: 1 });
  const bottom = artist.length > 0 ? 430 : 480;
  const large = await type.lines(card.song, LARGE_TITLE, { width: WIDTH, lines: 2 });
  const isShort = large.length <= 1;
  const titleStyle = isShort ? LARGE_TITLE : TITLE;
  const title = isShort ? large : await type.lines(card.song, TITLE, { width: WIDTH, lines: 2 });
  const leading = TITLE.size * 1.2;
  return [
    ...title.map((line, index) =>
      type.set(line, titleStyle, { x: LEFT, y: bottom - (title.length - 1 - index) * leading, fill: TEXT }),
    ),
    ...artist.map((line) => type.set(line, ARTIST, { x: LEFT, y: 492, fill: MUTED })),
  ];
}

/** Credits on the left, the site on the right. */
async function foot(type: Typesetter, card: LevelCard): Promise<string[]> {
  const y = 580;
  const [site] = await type.lines(card.siteName, CREDITS, { width: 300, lines: 1 });
  const siteX = CARD_WIDTH - LEFT - (site?.width ?? 0);
  const mark = siteX - 48;
  const credits = await type.lines(card.credits, CREDITS, { width: mark - LEFT - 40, lines: 1 });
  return [
    `<rect x="${LEFT}" y="526" width="${WIDTH}" height="1.5" fill="#FFFFFF" fill-opacity=".16"/>`,
    ...credits.map((line) => type.set(line, CREDITS, { x: LEFT, y, fill: MUTED })),
    `<g transform="translate(${Math.round(mark)} ${y - 29}) scale(1.15)">`,
    '<circle cx="16" cy="16" r="11" fill="none" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="1.6"/>',
    '<circle cx="8.2" cy="23.8" r="5.4" fill="#FF7A45"/><circle cx="23.8" cy="8.2" r="5.4" fill="#5CC8FF"/></g>',
    ...(site === undefined ? [] : [type.set(site, CREDITS, { x: Math.round(siteX), y, fill: TEXT })]),
  ];
}
