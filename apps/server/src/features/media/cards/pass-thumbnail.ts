import type { mediaEndpoints } from '@rondo/contract/media';
import { formatAccuracy, formatScore } from '@rondo/domain/format';
import type { Deps } from '../../../platform/feature.ts';
import { found } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { currentDifficulties } from '../../difficulties/index.ts';
import { type CardParts, cardPicture } from './card-picture.ts';
import { selectCardPass } from './cards.repository.ts';
import { lookOf } from './look-of-level.ts';

/**
 * The picture of a pass; a perfect one is framed as on its page.
 * @throws Problem SIZE_INVALID, NOT_FOUND, RATE_LIMITED, BUSY
 */
export async function passThumbnail(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'clock'>,
  parts: CardParts,
  { params: { id }, query: { size = 'MEDIUM' }, ip }: Call<typeof mediaEndpoints.passThumbnail>,
) {
  const { player, accuracy, score, ...level } = found(await selectCardPass(deps.db, id));
  const card = {
    ...lookOf(await currentDifficulties(deps), level),
    over: player,
    worth: [formatScore(score), 'PP'] as const,
    under: `Accuracy ${formatAccuracy(accuracy)}`,
    names: `Clear #${id}`,
    siteName: deps.config.siteName,
    isPerfect: accuracy === 1,
  };
  return cardPicture(parts, { card, videoLink: level.videoLink, size, ip });
}
