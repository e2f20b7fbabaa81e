import type { AskedCall } from '../lib/session/may.ts';

/** The call that each screen for staff cannot do without: who may make it may enter. */
export const screenAccess = {
  '/admin/rating': 'staffStatistics',
  '/admin/submissions': 'pendingLevels',
  '/admin/announcements': 'unannouncedLevels',
  '/admin/difficulties': 'editDifficulty',
  '/admin/difficulties/$id/announcements': 'directives',
  '/admin/creators': 'editCreator',
  '/admin/backups': 'backups',
  '/admin/log': 'log',
} as const satisfies Record<string, AskedCall>;

export type StaffScreen = keyof typeof screenAccess;
