import type { texts } from '../../locales/fields.ts';
import { t } from './texts.ts';

/** The name of something's field as a label. For components that wait for the texts of `fields`. */
export function fieldLabel(name: keyof typeof texts): string {
  const word = t(`fields:${name}`);
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
