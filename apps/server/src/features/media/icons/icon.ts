import type { mediaEndpoints } from '@rondo/contract/media';
import type { Deps } from '../../../platform/feature.ts';
import { etagged } from '../../../platform/http/etag.ts';
import { found } from '../../../platform/http/problem.ts';
import { type Answer, MediaText } from '../../../platform/http/reply.ts';
import type { Call } from '../../../platform/http/route.ts';
import { currentDifficulties } from '../../difficulties/index.ts';
import type { CardShelf } from '../cards/card-shelf.ts';
import { imageReply } from '../pictures/image-reply.ts';

const YEAR_SECONDS = 31_536_000;
/** Pixels of the PNG, which chats show at about 80. */
const SIDE = 256;

/**
 * The badge of a difficulty as the browser draws it (.svg) or as other sites do (.png).
 * @throws Problem NOT_FOUND, BUSY
 */
export async function iconReply(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  shelf: CardShelf,
  { params, query, request }: Call<typeof mediaEndpoints.difficultyIcon>,
): Promise<Answer<never>> {
  const [, id, form] = /^(\d{1,10})\.(svg|png)$/.exec(params.file) ?? [];
  const isLegacy = query.legacy === 1 || query.legacy === 'true';
  const table = await currentDifficulties(deps);
  const { svg, hash } = found(table.icon(Number(id), isLegacy ? 'legacy' : 'icon'));
  // With the hash of the present drawing it never changes; else the browser asks again each time.
  const cacheControl = query.v === hash ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
  if (form === 'svg')
    return etagged<never>(request, hash, new MediaText(svg, 'image/svg+xml; charset=utf-8'), {
      'cache-control': cacheControl,
    });
  const bytes = await paintedIcon(shelf, svg);
  return imageReply(request, hash, { bytes, type: 'image/png' }, cacheControl);
}

/** Nobody can ask for more of them than there are difficulties, so no address's share is counted. */
async function paintedIcon(shelf: CardShelf, svg: string): Promise<Buffer> {
  const key = shelf.key(['icon', SIDE, svg]);
  const draw = async () => ({ svg, fontFiles: [], isClear: true });
  return (await shelf.kept(key)) ?? (await shelf.painted(key, SIDE, draw, null));
}
