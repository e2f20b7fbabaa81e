/** What staff act on, in the order of the log's filter; the part of an action's name before the dot. */
export const SUBJECT_TYPES = [
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
  'channel',
  'chatRole',
  'delivery',
  'user',
  'backup',
] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];
