import { defineSearch, oneOf, optionalInteger } from '../../../lib/search-params.ts';

export const deskKinds = ['levels', 'passes'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** Which queue is open and which of its submissions is looked at; the first one unless said. */
export const managementSearch = defineSearch({
  tab: oneOf(deskKinds, 'levels'),
  id: optionalInteger(1, 2_147_483_647),
});
