import { type Role, SCREENS, type Screen } from './screens.mjs';

const NAMES = {
  visitor: ['levels', 'levels-grid', 'level', 'passes-filters', 'leaderboard', 'profile'],
  player: ['levels', 'submit-pass', 'edit-profile'],
  rater: ['rating', 'rating-popup'],
  admin: ['submissions', 'announcements-chosen', 'difficulties', 'log', 'backups'],
} satisfies Record<Role, string[]>;

/** The screens on which most of a role's time is spent, and which have every kind of control among them. */
export function mainScreens(role: Role): Screen[] {
  return NAMES[role].map((name) => {
    const found = SCREENS.find((screen) => screen.name === name && screen.roles.includes(role));
    if (!found) throw new Error(`There is no screen named ${name} for ${role}.`);
    return found;
  });
}
