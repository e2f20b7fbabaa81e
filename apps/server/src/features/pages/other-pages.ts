import { type Face, type Page, plainPage } from './page.ts';

/** What the site says about itself where a page has no words of its own. */
const siteDescription = 'Explore and share rhythm game content: custom levels, clears and players.';

const homePage = plainPage({
  path: '/',
  screen: 'features/home/HomePage.tsx',
  texts: ['pages/home'],
  calls: () => [{ name: 'statistics' }],
  face: { title: null, description: siteDescription },
});

export const notFoundPage = plainPage({
  path: '',
  screen: null,
  texts: [],
  face: { title: 'Page not found', description: siteDescription, isPrivate: true },
});

type Screen = Pick<Page, 'screen' | 'texts'>;

const named = (path: string, title: string, screen: Screen, more: Partial<Face> = {}): Page =>
  plainPage({ path, ...screen, face: { title, description: siteDescription, ...more } });

/** For one person, and of no use to a search engine. */
const own = (path: string, title: string, screen: Screen): Page =>
  named(path, title, screen, { isPrivate: true });

const auth = (file: string, ...texts: string[]): Screen => ({
  screen: `features/auth/${file}`,
  texts: ['pages/auth', 'errors', ...texts],
});
const submissions = (file: string, ...texts: string[]): Screen => ({
  screen: `features/submissions/${file}`,
  texts: ['pages/submissions', ...texts],
});
const formTexts = ['passes', 'media', 'errors', 'difficulties'];

/** Pages that say no more than their title. */
export const otherPages: readonly Page[] = [
  homePage,
  plainPage({
    path: '/about',
    screen: 'features/about/AboutPage.tsx',
    texts: ['pages/about', 'errors'],
    face: (_place, site) => ({
      title: `About ${site.name}`,
      description: `Who makes ${site.name}, what it is for, and who rates its levels.`,
    }),
  }),
  plainPage({
    path: '/play/fair',
    feature: 'jokes',
    screen: 'features/draws/fair/FairPage.tsx',
    texts: ['pages/fair', 'draws'],
    face: {
      title: 'Fair draws',
      description: 'How wheels and cases are drawn, and how to check a draw by hand.',
    },
  }),
  named('/login', 'Sign in', auth('LoginPage.tsx')),
  named('/register', 'Register', auth('RegisterPage.tsx')),
  own('/password/forgot', 'Forgot password', auth('ForgotPasswordPage.tsx')),
  own('/password/reset', 'New password', auth('ResetPasswordPage.tsx')),
  own('/auth/callback', 'Signing in', auth('CallbackPage.tsx')),
  own('/callback', 'Signing in', { screen: null, texts: [] }),
  own('/profile', 'Your profile', {
    screen: 'features/players/OwnProfilePage.tsx',
    texts: ['pages/players', 'passes'],
  }),
  own('/profile/edit', 'Edit profile', auth('EditProfilePage.tsx', 'pages/account')),
  own('/profile/verify-email', 'Email address', auth('VerifyEmailPage.tsx')),
  own('/submission', 'Submit', submissions('SubmissionHubPage.tsx')),
  own('/submission/level', 'Submit a level', submissions('LevelFormPage.tsx', ...formTexts)),
  own('/submission/pass', 'Submit a pass', submissions('PassFormPage.tsx', ...formTexts)),
  own('/submission/mine', 'My submissions', submissions('MySubmissionsPage.tsx')),
  own('/admin/rating', 'Rating', {
    screen: 'features/ratings/page/RatingPage.tsx',
    texts: ['pages/rating', 'errors'],
  }),
  own('/admin/submissions', 'Submissions', submissions('ManagementPage.tsx', ...formTexts, 'pages/desk')),
  own('/admin/announcements', 'Announcements', {
    screen: 'features/announcements/AnnouncementsPage.tsx',
    texts: ['pages/announcements', 'announcements', 'difficulties'],
  }),
  own('/admin/difficulties/$id/announcements', 'Rules', {
    screen: 'features/announcements/directives/DirectivesPage.tsx',
    texts: ['pages/directives', 'announcements', 'errors'],
  }),
  own('/admin/difficulties', 'Difficulties', {
    screen: 'features/difficulties/admin/DifficultiesPage.tsx',
    texts: ['pages/difficulties', 'difficulties', 'second-password'],
  }),
  own('/admin/creators', 'Creators', {
    screen: 'features/creators/CreatorsPage.tsx',
    texts: ['pages/creators', 'errors'],
  }),
  own('/admin/backups', 'Backups', {
    screen: 'features/backups/BackupsPage.tsx',
    texts: ['pages/backups', 'errors'],
  }),
  own('/admin/log', 'Change log', { screen: 'features/log/LogPage.tsx', texts: ['pages/log', 'fields'] }),
];
