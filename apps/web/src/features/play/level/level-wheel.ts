import { keys } from '../../../lib/queries/keys.ts';
import { type Reply, read } from '../../../lib/queries/read.ts';

/**
 * The wheel of levels, or how long the next one must wait. Its picture and its draw know the levels for 15 minutes
 * (docs/rules/play.md#wheels).
 */
export const levelWheelQuery = read(
  keys.levelWheel,
  '/v2/database/levels/all-levels',
  {},
  { staleTime: 12 * 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false },
);
type LevelWheelReply = Reply<'/v2/database/levels/all-levels'>;
export type LevelWheel = Extract<LevelWheelReply, { seed: number }>;

export const isWheel = (reply: LevelWheelReply | undefined): reply is LevelWheel =>
  reply !== undefined && 'seed' in reply;
