import { submissionKinds } from '@rondo/domain/submissions';
import { defineSearch, oneOf, optionalInteger } from '../../lib/search-params.ts';

const tabs = [submissionKinds.level.plural, submissionKinds.pass.plural] as const;

/** Which queue is open and which of its submissions is looked at; the first one unless said. */
export const managementSearch = defineSearch({
  tab: oneOf(tabs, 'levels'),
  id: optionalInteger(1, 2_147_483_647),
});

export const ownKinds = ['all', ...tabs] as const;

export const ownStatuses = ['all', 'pending', 'approved', 'declined', 'withdrawn'] as const;

/** Which of one's own submissions are listed. */
export const mySubmissionsSearch = defineSearch({
  kind: oneOf(ownKinds, 'all'),
  status: oneOf(ownStatuses, 'all'),
});
export type MySubmissionsSearch = ReturnType<typeof mySubmissionsSearch.parse>;

/** The level that the pass form begins with, where another page has named one. */
export const passFormSearch = defineSearch({ level: optionalInteger(1, 2_147_483_647) });
export type PassFormSearch = ReturnType<typeof passFormSearch.parse>;
