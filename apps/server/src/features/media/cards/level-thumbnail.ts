import type { mediaEndpoints } from '@rondo/contract/media';
import { edgeColours } from '@rondo/domain/difficulties';
import { formatBaseScore, formatCount } from '@rondo/domain/format';
import { creditNames } from '@rondo/domain/levels';
import { parseVideoLink } from '@rondo/domain/media';
import { effectiveBase } from '@rondo/domain/passes';
import type { Deps } from '../../../platform/feature.ts';
import { found } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { currentDifficulties } from '../../difficulties/index.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Videos } from '../videos/videos.ts';
import type { CardShelf } from './card-shelf.ts';
import { type CardLevel, selectCardLevel } from './cards.repository.ts';
import type { FontBook } from './fonts/font-book.ts';
import { CARD_HEIGHT, CARD_WIDTH, type LevelCard, levelCardDrawing } from './level-card.ts';
import { embeddedPicture } from './paint.ts';
import { videoStill } from './video-still.ts';

const WIDTHS: ReadonlyMap<string, number> = new Map([
  ['SMALL', 400],
  ['MEDIUM', 800],
  ['LARGE', 1200],
]);
const MOST_NAMES = 4;

export interface CardParts {
  readonly shelf: CardShelf;
  readonly pictures: Pictures;
  readonly videos: Videos;
}

/**
 * The picture of a level, from disk as long as nothing that it shows has changed, and a tag that is another one for
 * everything that looks different.
 * @throws Problem SIZE_INVALID, NOT_FOUND, RATE_LIMITED, BUSY
 */
export async function levelThumbnail(
  deps: Pick<Deps, 'config' | 'db' | 'events'>,
  { shelf, pictures, videos }: CardParts,
  { params: { id }, query: { size = 'MEDIUM' }, ip }: Call<typeof mediaEndpoints.levelThumbnail>,
) {
  const width = found(WIDTHS.get(size), 'SIZE_INVALID');
  const level = found(await selectCardLevel(deps.db, id));
  const card = await cardOf(deps, level);

  const video = parseVideoLink(level.videoLink)?.canonical ?? null;
  const wholeTag = shelf.key([card, width, video]);
  const known = await shelf.kept(wholeTag);
  if (known !== null) return { png: known, tag: wholeTag };

  const still = video === null ? null : await videoStill(video, pictures, videos);
  // Without the still that there should be, the card has a key of its own: the whole one is tried again.
  const tag = video === null || still !== null ? wholeTag : shelf.key([card, width, null]);
  const draw = async (book: FontBook) =>
    levelCardDrawing(book, card, still && (await embeddedPicture(still, width, heightOf(width))));
  const png =
    (tag === wholeTag ? null : await shelf.kept(tag)) ?? (await shelf.painted(tag, width, draw, ip));
  return { png, tag };
}

const heightOf = (width: number) => Math.round((width * CARD_HEIGHT) / CARD_WIDTH);

async function cardOf(deps: Pick<Deps, 'config' | 'db' | 'events'>, level: CardLevel): Promise<LevelCard> {
  const table = await currentDifficulties(deps);
  const difficulty = found(table.byId(level.diffId));
  const base = effectiveBase(level.baseScore, difficulty.base_score);
  return {
    id: level.id,
    song: level.song,
    artist: level.artist,
    worth: base > 0 ? formatBaseScore(base) : null,
    clears: clearsText(level.clears),
    credits: creditsText(level),
    siteName: deps.config.siteName,
    badge: table.icon(difficulty.id, 'icon')?.svg ?? '',
    color: difficulty.color,
    edge: edgeColours(difficulty).dark,
  };
}

function clearsText(clears: number): string {
  if (clears === 0) return 'Not cleared yet';
  return `${formatCount(clears)} ${clears === 1 ? 'clear' : 'clears'}`;
}

function creditsText({ team, teamName, creator, credits }: CardLevel): string {
  const level = {
    team,
    teamObject: teamName === null ? null : { name: teamName },
    creator,
    levelCredits: credits,
  };
  const { names, more } = creditNames(level, MOST_NAMES);
  return more > 0 ? `${names.join(', ')} and ${formatCount(more)} more` : names.join(', ');
}
