import { defineSearch, integer, oneOf, optionalInteger } from '../../lib/search-params.ts';

/** Kinds of things that staff change, in the order of the filter. */
export const subjectTypes = [
  'level',
  'pass',
  'player',
  'creator',
  'team',
  'levelSubmission',
  'passSubmission',
  'rating',
  'reference',
  'difficulty',
  'user',
] as const;
export type SubjectType = (typeof subjectTypes)[number];

const largest = 2_147_483_647;

export const logSearch = defineSearch({
  actor: optionalInteger(1, largest),
  type: oneOf(['all', ...subjectTypes] as const, 'all'),
  id: optionalInteger(1, largest),
  page: integer(1, 1, 1_000_000),
});
export type LogSearch = ReturnType<typeof logSearch.parse>;
