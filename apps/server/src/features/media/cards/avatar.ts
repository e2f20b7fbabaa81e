import type { mediaEndpoints } from '@rondo/contract/media';
import type { Db } from '../../../platform/db/database.ts';
import { found } from '../../../platform/http/problem.ts';
import { type Answer, answer } from '../../../platform/http/reply.ts';
import type { Call } from '../../../platform/http/route.ts';
import { imageReply } from '../pictures/image-reply.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { CardShelf } from './card-shelf.ts';
import { selectAvatarUser } from './cards.repository.ts';
import { INITIAL_SIDE, initialCard, initialCardDrawing } from './initial-card.ts';

const FEW_MINUTES = 'public, max-age=300';

/**
 * The picture of a user: the way to it through the image proxy, else a face with the initial.
 * @throws Problem USER_NOT_FOUND, RATE_LIMITED, BUSY
 */
export async function avatarReply(
  db: Db,
  { shelf, pictures }: { readonly shelf: CardShelf; readonly pictures: Pictures },
  { params: { userId }, request, ip }: Call<typeof mediaEndpoints.avatar>,
): Promise<Answer<never>> {
  const user = found(await selectAvatarUser(db, userId), 'USER_NOT_FOUND');
  if (user.picture !== null && pictures.isAllowed(user.picture)) {
    const location = `/v2/media/image?${new URLSearchParams({ url: user.picture })}`;
    return answer<never>(undefined, { status: 302, headers: { location, 'cache-control': FEW_MINUTES } });
  }
  const card = initialCard(user.nickname);
  const key = shelf.key(card);
  const png =
    (await shelf.kept(key)) ??
    (await shelf.painted(key, INITIAL_SIDE, (book) => initialCardDrawing(book, card), ip));
  return imageReply(request, key, { bytes: png, type: 'image/png' }, FEW_MINUTES);
}
