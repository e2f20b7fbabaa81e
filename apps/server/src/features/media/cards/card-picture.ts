import { parseVideoLink } from '@rondo/domain/media';
import { found } from '../../../platform/http/problem.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Videos } from '../videos/videos.ts';
import { type Card, CARD_HEIGHT, CARD_WIDTH, cardDrawing } from './card-drawing.ts';
import type { CardShelf } from './card-shelf.ts';
import type { FontBook } from './fonts/font-book.ts';
import { embeddedPicture } from './paint.ts';
import { videoStill } from './video-still.ts';

const WIDTHS: ReadonlyMap<string, number> = new Map([
  ['SMALL', 400],
  ['MEDIUM', 800],
  ['LARGE', 1200],
]);

export interface CardParts {
  readonly shelf: CardShelf;
  readonly pictures: Pictures;
  readonly videos: Videos;
}

export interface AskedCard {
  readonly card: Card;
  /** The level's; its still is the ground. */
  readonly videoLink: string;
  /** SMALL, MEDIUM or LARGE */
  readonly size: string;
  /** Who is counted for a card that nobody has drawn yet. */
  readonly ip: string;
}

/**
 * A card as PNG, from disk as long as nothing that it shows has changed, and a tag that is another one for everything
 * that looks different.
 * @throws Problem SIZE_INVALID, RATE_LIMITED, BUSY
 */
export async function cardPicture(
  { shelf, pictures, videos }: CardParts,
  { card, videoLink, size, ip }: AskedCard,
): Promise<{ readonly png: Buffer; readonly tag: string }> {
  const width = found(WIDTHS.get(size), 'SIZE_INVALID');
  const video = parseVideoLink(videoLink)?.canonical ?? null;
  const wholeTag = shelf.key([card, width, video]);
  const known = await shelf.kept(wholeTag);
  if (known !== null) return { png: known, tag: wholeTag };

  const still = video === null ? null : await videoStill(video, pictures, videos);
  // Without the still that there should be, the card has a key of its own: the whole one is tried again.
  const tag = video === null || still !== null ? wholeTag : shelf.key([card, width, null]);
  const draw = async (book: FontBook) =>
    cardDrawing(book, card, still && (await embeddedPicture(still, width, heightOf(width))));
  const png =
    (tag === wholeTag ? null : await shelf.kept(tag)) ?? (await shelf.painted(tag, width, draw, ip));
  return { png, tag };
}

const heightOf = (width: number) => Math.round((width * CARD_HEIGHT) / CARD_WIDTH);
