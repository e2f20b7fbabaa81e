import { BLANKS, classOf, UNSEEN } from './tables/index.ts';

const EACH_UNSEEN = new RegExp(`[${classOf(UNSEEN)}]+`, 'gu');
const EACH_BLANK = new RegExp(`[${classOf(BLANKS)}]+`, 'gu');

/**
 * Two names are one where their keys are equal: case, width, how accents are put together, blanks around and between,
 * signs that nobody sees and the dot of an i do not count; accents do (docs/rules/wire.md#same-names). Idempotent. The
 * database has the same as `key_of_name`.
 */
export function nameKey(name: string): string {
  return name
    .replace(EACH_UNSEEN, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ıς]/g, (letter) => (letter === 'ı' ? 'i' : 'σ'))
    .replace(/i\u0307+/g, 'i')
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .replace(EACH_BLANK, ' ')
    .replace(/^ | $/g, '');
}
