import type { Reply } from '../../../lib/api/contract.ts';
import { query } from '../../../lib/queries/query.ts';

/**
 * The wheel of levels, or how long the next one must wait. Its picture and its draw know the levels for 15 minutes
 * (docs/rules/play.md#wheels).
 */
export const levelWheelQuery = query(
  'levelWheel',
  {},
  { staleTime: 12 * 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false },
);
type LevelWheelReply = Reply<'levelWheel'>;
export type LevelWheel = Extract<LevelWheelReply, { seed: number }>;

export const isWheel = (reply: LevelWheelReply | undefined): reply is LevelWheel =>
  reply !== undefined && 'seed' in reply;
