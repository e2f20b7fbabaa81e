import { oneOf } from '../../lib/search-params.ts';

/** The three letters of the scale, each a tab of the popup. */
export const REFERENCE_TABS = ['P', 'G', 'U'] as const;
export type ReferenceTab = (typeof REFERENCE_TABS)[number];

/** `?references=G` opens the popup over any page whose address knows it. */
export const referencesParam = oneOf(['', ...REFERENCE_TABS], '');
