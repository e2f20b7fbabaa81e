import { countryCode, MAX_PLAYER_NAME, UNKNOWN_COUNTRY } from '@rondo/domain/players';
import { BadLine } from './broken-input.ts';
import { type Fields, textField } from './fields.ts';
import type { RelaxationCounts } from './relaxations.ts';

/** Name and country. @throws BadLine when the line does not fit the shape of a player */
export function readPlayer(fields: Fields, counts: RelaxationCounts): readonly string[] {
  const name = textField(fields, 'name', MAX_PLAYER_NAME);
  if (name === '') throw new BadLine('name is missing');
  const given = textField(fields, 'country', 1000);
  const country = countryCode(given);
  if (country === null) counts.add('unknownCountry');
  if (name.trim() !== name) counts.add('playerBlanks');
  return [name, country ?? UNKNOWN_COUNTRY];
}
