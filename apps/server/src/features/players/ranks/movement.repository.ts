import { comparedDays } from '@rondo/domain/players';
import { jsonNullWhen, jsonNumberOrNull, jsonObject } from '../../../platform/db/wire/json.ts';

const today = 'floor(extract(epoch FROM now()) / 86400)::int';
const before = comparedDays(0);

/** The rank at the end of so many days before today, of the player in `s`; null without one. */
const rankThen = (days: number) => `(
  SELECT d.rank FROM rank_days d
  WHERE d.player_id = s.player_id AND d.day <= ${today} + (${days}) ORDER BY d.day DESC LIMIT 1)`;

/** How the rank of the player in `s` player_stats has moved (docs/rules/players.md#rank-over-time). */
export const movement = jsonNullWhen(
  's.rank IS NULL OR (SELECT computed = 0 FROM rank_days_state)',
  jsonObject({
    day: jsonNumberOrNull(`${rankThen(before.day)} - s.rank`),
    week: jsonNumberOrNull(`${rankThen(before.week)} - s.rank`),
  }),
);
