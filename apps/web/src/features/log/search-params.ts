import { SUBJECT_TYPES } from '@rondo/domain/log';
import { defineSearch, integer, oneOf, optionalInteger, toggle } from '../../lib/search-params.ts';

const largest = 2_147_483_647;

export const logSearch = defineSearch({
  actor: optionalInteger(1, largest),
  type: oneOf(['all', ...SUBJECT_TYPES] as const, 'all'),
  id: optionalInteger(1, largest),
  claims: toggle(),
  page: integer(1, 1, 1_000_000),
});
export type LogSearch = ReturnType<typeof logSearch.parse>;
