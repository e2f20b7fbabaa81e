import { flag, text } from '../entity/index.ts';
import { MAX_PLAYER_NAME } from './player-name.ts';

/** Everything that staff edit of a player, each by an action of its own. */
export const playerFields = {
  name: text(MAX_PLAYER_NAME, 'refused'),
  country: text(2),
  isBanned: flag(),
  isSubmissionsPaused: flag(),
  isRatingBanned: flag(),
};
