import { defineSearch, oneOf, toggle } from '../../../lib/search-params.ts';

/** Over how many days the simulator looks back. */
export const SPANS = ['7', '30', '90'] as const;
export type Span = (typeof SPANS)[number];

/** Which items the simulator lists. */
export const SHOWN_ITEMS = ['all', 'changed', 'nowhere'] as const;
export type ShownItems = (typeof SHOWN_ITEMS)[number];

/** What the simulator shows, and whether the channels and roles are open. */
export const directivesSearch = defineSearch({
  days: oneOf(SPANS, '30'),
  show: oneOf(SHOWN_ITEMS, 'all'),
  channels: toggle(),
});
