import { call } from '../../../lib/api/call.ts';

/** What staff can forbid a player. */
export const settings = {
  isBanned: (id: number, isBanned: boolean) => call('banPlayer', { id, body: { isBanned } }),
  isSubmissionsPaused: (id: number, isSubmissionsPaused: boolean) =>
    call('pauseSubmissions', { id, body: { isSubmissionsPaused } }),
  isRatingBanned: (playerId: number, isRatingBanned: boolean) =>
    call('banFromRating', { playerId, body: { isRatingBanned } }),
};

export type Setting = keyof typeof settings;
export const settingNames = Object.keys(settings) as Setting[];
