import { type Page, plainPage } from './page.ts';

/** What the site says of itself where a page has no words of its own. */
export const siteDescription = 'Explore and share rhythm game content: custom levels, clears and players.';

export const homePage = plainPage({
  path: '/',
  screen: null,
  texts: [],
  face: { title: null, description: siteDescription },
});

export const notFoundPage = plainPage({
  path: '',
  screen: null,
  texts: [],
  face: { title: 'Page not found', description: siteDescription, isPrivate: true },
});

const accounts = 'features/auth/';
const players = 'features/players/';
const submissions = 'features/submissions/';
const formTexts = ['pages/submissions', 'passes', 'media', 'errors', 'difficulties'];

const signIn = (path: string, title: string, screen: string, isPrivate: boolean): Page =>
  plainPage({
    path,
    screen: accounts + screen,
    texts: ['pages/auth', 'errors'],
    face: { title, description: siteDescription, isPrivate },
  });

/** For one person, and of no use to a search engine. */
const own = (path: string, title: string, screen: string, texts: readonly string[]): Page =>
  plainPage({ path, screen, texts, face: { title, description: siteDescription, isPrivate: true } });

/** Pages that say no more than their title. */
export const otherPages: readonly Page[] = [
  homePage,
  signIn('/login', 'Sign in', 'LoginPage.tsx', false),
  signIn('/register', 'Register', 'RegisterPage.tsx', false),
  own('/profile', 'Your profile', `${players}OwnProfilePage.tsx`, ['pages/players', 'passes']),
  own('/submission', 'Submit', `${submissions}SubmissionHubPage.tsx`, ['pages/submissions']),
  own('/submission/level', 'Submit a level', `${submissions}LevelFormPage.tsx`, formTexts),
  own('/submission/pass', 'Submit a pass', `${submissions}PassFormPage.tsx`, formTexts),
  own('/admin/submissions', 'Submissions', `${submissions}ManagementPage.tsx`, [...formTexts, 'pages/desk']),
];
