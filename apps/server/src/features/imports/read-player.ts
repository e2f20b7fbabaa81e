import { countryCode, MAX_PLAYER_NAME, UNKNOWN_COUNTRY } from '@rondo/domain/players';
import { BadLine } from './broken-input.ts';
import { type Fields, givenText, lineField } from './fields.ts';
import type { RelaxationCounts } from './relaxations.ts';

/** Name and country. @throws BadLine when the line does not fit the shape of a player */
export function readPlayer(fields: Fields, counts: RelaxationCounts): readonly string[] {
  const name = lineField(fields, 'name', MAX_PLAYER_NAME);
  if (name === '') throw new BadLine('name is missing');
  const given = lineField(fields, 'country', 1000);
  const country = countryCode(given);
  if (country === null) counts.add('unknownCountry');
  if (givenText(fields, 'name') !== name) counts.add('playerBlanks');
  return [name, country ?? UNKNOWN_COUNTRY];
}
