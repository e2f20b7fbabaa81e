import { createHash } from 'node:crypto';
import { CARD_LOOK } from '../media/index.ts';

/**
 * Stands in the address of a drawn picture and is another one for everything that looks different: chats and previews
 * keep a picture under its address for good (docs/rules/media.md#pictures-for-other-sites).
 */
export function pictureVersion(shown: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([CARD_LOOK, shown]))
    .digest('hex')
    .slice(0, 12);
}
