import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  notFound,
  type ParsedLocation,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import { AboutPage } from '../features/about/index.ts';
import { announcementsSearch, DirectivesPage, directivesSearch } from '../features/announcements/index.ts';
import {
  CallbackPage,
  callbackSearch,
  EditProfilePage,
  ForgotPasswordPage,
  LoginPage,
  loginSearch,
  mailedSearch,
  RegisterPage,
  ResetPasswordPage,
  VerifyEmailPage,
} from '../features/auth/index.ts';
import { BackupsPage, backupsSearch } from '../features/backups/index.ts';
import { CreatorsPage, creatorsSearch } from '../features/creators/index.ts';
import { DifficultiesPage, difficultiesSearch } from '../features/difficulties/admin/index.ts';
import { HomePage, homeSearch } from '../features/home/index.ts';
import {
  LevelDetailPage,
  levelDetailSearch,
  LevelListPage,
  levelListSearch,
} from '../features/levels/index.ts';
import { LogPage, logSearch } from '../features/log/index.ts';
import { PassDetailPage, passDetailSearch, PassListPage, passListSearch } from '../features/passes/index.ts';
import {
  LeaderboardPage,
  leaderboardSearch,
  OwnProfilePage,
  ProfilePage,
  profileSearch,
} from '../features/players/index.ts';
import { ratingSearch } from '../features/ratings/index.ts';
import {
  LevelFormPage,
  ManagementPage,
  managementSearch,
  MySubmissionsPage,
  mySubmissionsSearch,
  PassFormPage,
  SubmissionHubPage,
} from '../features/submissions/index.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import { type SearchCodec, searchOptions } from '../lib/search-params.ts';
import { rememberOrigin } from '../lib/session/origin.ts';
import { readToken } from '../lib/session/token.ts';
import { hasTyped } from '../lib/session/typed.ts';
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx';
import { FairScreen } from './FairScreen.tsx';
import { NotFound } from './not-found.ts';
import { RatingScreen } from './RatingScreen.tsx';
import { StaffGate } from './StaffGate.tsx';
import { Shell } from './shell/Shell.tsx';

/** The `$id` of a path: a positive whole number; anything else is an unknown page. */
const idParam = {
  parse: ({ id }: { id: string }) => {
    if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
    return { id: Number(id) };
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

/** The first difficulty has id 0. */
const difficultyParam = {
  ...idParam,
  parse: ({ id }: { id: string }) => (id === '0' ? { id: 0 } : idParam.parse({ id })),
};

const root = createRootRouteWithContext<{
  queryClient: QueryClient;
  /** The address that opened the site. */
  asked: { pathname: string; search: string };
}>()({ component: Shell });
const inRoot = { getParentRoute: () => root };

/** A screen whose state is in its address. */
function page<Parent extends AnyRoute, const Path extends string, Search extends object>(
  parent: Parent,
  path: Path,
  component: RouteComponent,
  codec: SearchCodec<Search>,
) {
  const { search, ...options } = searchOptions(codec);
  // The type of the whole search follows from the parent, which is any here.
  return createRoute({
    getParentRoute: () => parent,
    path,
    component,
    ...options,
    search: search as never,
  });
}

const home = page(root, '/', HomePage, homeSearch);

const levels = page(root, '/levels', LevelListPage, levelListSearch);

const level = createRoute({
  ...inRoot,
  path: '/levels/$id',
  component: LevelDetailPage,
  params: idParam,
  ...searchOptions(levelDetailSearch),
});

const passes = page(root, '/passes', PassListPage, passListSearch);

const pass = createRoute({
  ...inRoot,
  path: '/passes/$id',
  component: PassDetailPage,
  params: idParam,
  ...searchOptions(passDetailSearch),
});

const leaderboard = page(root, '/leaderboard', LeaderboardPage, leaderboardSearch);
const ownProfile = createRoute({ ...inRoot, path: '/profile', component: OwnProfilePage });
const profile = createRoute({
  ...inRoot,
  path: '/profile/$id',
  component: ProfilePage,
  params: idParam,
  ...searchOptions(profileSearch),
});

const login = page(root, '/login', LoginPage, loginSearch);
const register = createRoute({ ...inRoot, path: '/register', component: RegisterPage });
const forgotPassword = createRoute({ ...inRoot, path: '/password/forgot', component: ForgotPasswordPage });
const resetPassword = page(root, '/password/reset', ResetPasswordPage, mailedSearch);
const verifyEmail = page(root, '/profile/verify-email', VerifyEmailPage, mailedSearch);
const editProfile = createRoute({
  ...inRoot,
  path: '/profile/edit',
  beforeLoad: requireSignIn,
  component: EditProfilePage,
});
const callback = createRoute({
  ...inRoot,
  path: '/auth/callback',
  component: CallbackPage,
  ...searchOptions(callbackSearch),
  // Whatever else the other service sends along is its own.
  staticData: {},
});
const oldCallback = createRoute({
  ...inRoot,
  path: '/callback',
  ...searchOptions(callbackSearch),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/auth/callback', search, replace: true });
  },
});
const about = createRoute({ ...inRoot, path: '/about', component: AboutPage });
const fair = createRoute({ ...inRoot, path: '/play/fair', component: FairScreen });

const submission = createRoute({
  ...inRoot,
  path: '/submission',
  beforeLoad: requireSignIn,
  component: lazyPage(() => import('./shell/SubmissionFrame.tsx'), 'SubmissionFrame', ['pages/submissions']),
});
const inSubmission = { getParentRoute: () => submission };
const hub = createRoute({ ...inSubmission, path: '/', component: SubmissionHubPage });
const levelForm = createRoute({ ...inSubmission, path: '/level', component: LevelFormPage });
const passForm = createRoute({ ...inSubmission, path: '/pass', component: PassFormPage });
const mySubmissions = page(submission, '/mine', MySubmissionsPage, mySubmissionsSearch);

/** Each screen behind it has a line in screen-access.ts. */
const staff = createRoute({ ...inRoot, id: 'staff', beforeLoad: requireSignIn, component: StaffGate });
const management = page(staff, '/admin/submissions', ManagementPage, managementSearch);

const creators = page(staff, '/admin/creators', CreatorsPage, creatorsSearch);

const difficulties = page(staff, '/admin/difficulties', DifficultiesPage, difficultiesSearch);

const backups = page(staff, '/admin/backups', BackupsPage, backupsSearch);

const log = page(staff, '/admin/log', LogPage, logSearch);

const announcements = page(staff, '/admin/announcements', AnnouncementsScreen, announcementsSearch);

const rules = createRoute({
  getParentRoute: () => staff,
  path: '/admin/difficulties/$id/announcements',
  component: DirectivesPage,
  params: difficultyParam,
  ...searchOptions(directivesSearch),
});

const rating = page(staff, '/admin/rating', RatingScreen, ratingSearch);

const gallery = createRoute({
  ...inRoot,
  path: '/gallery',
  component: import.meta.env.DEV
    ? lazyPage(() => import('./gallery/GalleryPage.tsx'), 'GalleryPage')
    : NotFound,
});

export const routeTree = root.addChildren([
  home,
  levels,
  level,
  passes,
  pass,
  leaderboard,
  ownProfile,
  profile,
  login,
  register,
  forgotPassword,
  resetPassword,
  verifyEmail,
  editProfile,
  callback,
  oldCallback,
  about,
  fair,
  submission.addChildren([hub, levelForm, passForm, mySubmissions]),
  staff.addChildren([rating, management, announcements, difficulties, rules, creators, backups, log]),
  gallery,
]);

interface Entering {
  location: ParsedLocation;
  preload: boolean;
  cause: 'preload' | 'enter' | 'stay';
}

/** Sends visitors of a protected page to /login, which leads back to it; a page with typed text stays open. */
function requireSignIn({ location, preload, cause }: Entering): void {
  if (readToken() !== null || (cause === 'stay' && hasTyped())) return;
  if (!preload) rememberOrigin(location.href);
  throw redirect({ to: '/login', replace: true });
}
