import { artVeil, type LevelArt, levelArt } from '@rondo/domain/levels/art';
import { type Drawing, type Typesetter, typesetter } from './drawing.ts';
import type { FontBook } from './fonts/font-book.ts';
import type { TextStyle } from './text-lines.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** A level, or a pass of one, as a picture shows it. */
export interface Card {
  /** Beside the badge: a small line, a large number with its unit, and a small line; null for no number. */
  readonly over: string;
  readonly worth: readonly [number: string, unit: string] | null;
  readonly under: string;
  readonly song: string;
  readonly artist: string;
  /** At the foot. */
  readonly names: string;
  readonly siteName: string;
  /** SVG document of 80 by 80. */
  readonly badge: string;
  /** What stands where the video has no picture. */
  readonly art: LevelArt;
  /** The colour as it shows on dark ground. */
  readonly edge: string;
  /** Within the gold frame of a perfect clear. */
  readonly isPerfect: boolean;
}

const LEFT = 72;
const WIDTH = CARD_WIDTH - 2 * LEFT;
const BADGE = 176;
const BESIDE_BADGE = LEFT + BADGE + 40;
const TEXT = '#F4F2FB';
const MUTED = '#CFCBE0';
const FAINT = '#B9B5CC';
const GOLD = '#FFD24A';
const EMBER = '#FF7A45';
const ICE = '#5CC8FF';

const style = (size: number, weight: TextStyle['weight'] = 400): TextStyle => ({ size, weight });
const LARGE_TITLE = style(76, 700);
const TITLE = style(60, 700);
const ARTIST = style(38);
const CREDITS = style(30);
const NUMBER = style(34);
const WORTH = style(60, 700);
const UNIT = style(34);

/**
 * A card as a picture (docs/rules/media.md#level-card): the level's video's still under a veil, or the drawing of the
 * level; badge, numbers, song, artist and credits. `still` is an address that the painter can read.
 */
export async function cardDrawing(book: FontBook, card: Card, still: string | null): Promise<Drawing> {
  const type = typesetter(book);
  return type.drawing(CARD_WIDTH, CARD_HEIGHT, [
    ...(still === null ? drawnGround(card.art) : stillGround(still)),
    card.isPerfect ? goldFrame() : `<rect width="12" height="${CARD_HEIGHT}" fill="${card.edge}"/>`,
    badge(card.badge),
    ...(await numbers(type, card)),
    ...(await names(type, card)),
    ...(await foot(type, card)),
  ]);
}

/** A picture over the whole card, under a veil that is deep on the left and at the foot. */
function ground(picture: string, veil: string): string[] {
  const stop = (offset: string, opacity: string) =>
    `<stop offset="${offset}" stop-color="${veil}" stop-opacity="${opacity}"/>`;
  return [
    picture,
    `<linearGradient id="across">${stop('.1', '.86')}${stop('1', '.42')}</linearGradient>`,
    `<linearGradient id="down" x1="0" y1="0" x2="0" y2="1">${stop('.3', '0')}${stop('.8', '.72')}</linearGradient>`,
    ...['across', 'down'].map(
      (id) => `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#${id})"/>`,
    ),
  ];
}

const stillGround = (still: string) =>
  ground(
    `<image href="${still}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" preserveAspectRatio="xMidYMid slice"/>`,
    '#0C0B12',
  );

const drawnGround = (art: LevelArt) =>
  ground(
    levelArt(art).replace(/width="\d+" height="\d+"/, `width="${CARD_WIDTH}" height="${CARD_HEIGHT}"`),
    artVeil(art),
  );

/** The frame that two discs have drawn, at rest on its corners as on the page of the pass. */
function goldFrame(): string {
  const [inset, radius] = [18, 36];
  const [width, height] = [CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset];
  const corner = inset + radius * (1 - Math.SQRT1_2);
  const disc = (x: number, y: number, fill: string) =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="24" fill="${fill}" stroke="#0C0B12" stroke-width="5"/><circle cx="${(x - 7).toFixed(1)}" cy="${(y - 7).toFixed(1)}" r="6" fill="#FFFFFF" fill-opacity=".4"/>`;
  return [
    `<rect x="${inset}" y="${inset}" width="${width}" height="${height}" rx="${radius}" fill="none" stroke="${GOLD}" stroke-width="5"/>`,
    disc(corner, CARD_HEIGHT - corner, EMBER),
    disc(CARD_WIDTH - corner, corner, ICE),
  ].join('');
}

function badge(svg: string): string {
  return svg
    .replace('<svg ', `<svg x="${LEFT}" y="64" `)
    .replace(/width="80" height="80"/, `width="${BADGE}" height="${BADGE}"`);
}

/** Beside the badge. */
async function numbers(type: Typesetter, card: Card): Promise<string[]> {
  const one = { width: WIDTH - BADGE, lines: 1 };
  const [number, unit] = card.worth ?? [];
  const place = (y: number, fill: string, x = BESIDE_BADGE) => ({ x, y, fill });
  const top = number === undefined ? 136 : 104;
  const parts: string[] = [];
  for (const line of await type.lines(card.over, NUMBER, one))
    parts.push(type.set(line, NUMBER, place(top, FAINT)));
  if (number !== undefined)
    for (const line of await type.lines(number, WORTH, one)) {
      parts.push(type.set(line, WORTH, place(174, TEXT)));
      for (const after of await type.lines(unit ?? '', UNIT, one))
        parts.push(type.set(after, UNIT, place(174, FAINT, BESIDE_BADGE + Math.round(line.width) + 14)));
    }
  for (const line of await type.lines(card.under, NUMBER, one))
    parts.push(type.set(line, NUMBER, place(number === undefined ? 196 : 228, MUTED)));
  return parts;
}

/** Song and artist, standing on the line above the foot. */
async function names(type: Typesetter, card: Card): Promise<string[]> {
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

/** Names on the left, the site on the right. */
async function foot(type: Typesetter, card: Card): Promise<string[]> {
  const y = 580;
  const [site] = await type.lines(card.siteName, CREDITS, { width: 300, lines: 1 });
  const siteX = CARD_WIDTH - LEFT - (site?.width ?? 0);
  const mark = siteX - 48;
  const credits = await type.lines(card.names, CREDITS, { width: mark - LEFT - 40, lines: 1 });
  return [
    `<rect x="${LEFT}" y="526" width="${WIDTH}" height="1.5" fill="#FFFFFF" fill-opacity=".16"/>`,
    ...credits.map((line) => type.set(line, CREDITS, { x: LEFT, y, fill: MUTED })),
    `<g transform="translate(${Math.round(mark)} ${y - 29}) scale(1.15)">`,
    '<circle cx="16" cy="16" r="11" fill="none" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="1.6"/>',
    `<circle cx="8.2" cy="23.8" r="5.4" fill="${EMBER}"/><circle cx="23.8" cy="8.2" r="5.4" fill="${ICE}"/></g>`,
    ...(site === undefined ? [] : [type.set(site, CREDITS, { x: Math.round(siteX), y, fill: TEXT })]),
  ];
}
