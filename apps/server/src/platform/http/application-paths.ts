/** The pages of the web app (its app/routes.ts; a test compares them); `$id` stands for digits. */
export const applicationPaths = [
  '/',
  '/levels',
  '/levels/$id',
  '/passes',
  '/passes/$id',
  '/leaderboard',
  '/profile',
  '/profile/$id',
  '/profile/edit',
  '/profile/verify-email',
  '/login',
  '/register',
  '/password/forgot',
  '/password/reset',
  '/auth/callback',
  '/callback',
  '/about',
  '/play/fair',
  '/submission',
  '/submission/level',
  '/submission/pass',
  '/submission/mine',
  '/admin/rating',
  '/admin/submissions',
  '/admin/announcements',
  '/admin/difficulties',
  '/admin/difficulties/$id/announcements',
  '/admin/creators',
  '/admin/backups',
  '/admin/log',
] as const;

const patterns = applicationPaths.map((path) => path.slice(1).replaceAll('$id', '\\d{1,10}'));
const anyPage = new RegExp(`^/(?:${patterns.join('|')})/?$`);

/** Whether the web app has a page at that path (without its query). */
export function isApplicationPath(path: string): boolean {
  return anyPage.test(path) && path !== '//';
}
