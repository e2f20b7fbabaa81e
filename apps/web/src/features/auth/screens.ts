import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { callbackSearch, loginSearch, mailedSearch } from './search-params.ts';

const texts = ['pages/auth' as const, 'errors' as const];

export const login = screen({
  path: '/login',
  page: lazyPage(() => import('./LoginPage.tsx'), 'LoginPage', texts),
  search: loginSearch,
  shape: 'form',
  title: 'pages/auth:login.title',
});

export const register = screen({
  path: '/register',
  page: lazyPage(() => import('./RegisterPage.tsx'), 'RegisterPage', texts),
  shape: 'form',
  title: 'pages/auth:register.title',
});

export const forgottenPassword = screen({
  path: '/password/forgot',
  page: lazyPage(() => import('./ForgotPasswordPage.tsx'), 'ForgotPasswordPage', texts),
  title: 'pages/auth:forgot.title',
  isPrivate: true,
});

export const newPassword = screen({
  path: '/password/reset',
  page: lazyPage(() => import('./ResetPasswordPage.tsx'), 'ResetPasswordPage', texts),
  search: mailedSearch,
  title: 'pages/auth:reset.title',
  isPrivate: true,
});

export const emailAddress = screen({
  path: '/profile/verify-email',
  page: lazyPage(() => import('./VerifyEmailPage.tsx'), 'VerifyEmailPage', texts),
  search: mailedSearch,
  title: 'pages/auth:verify.title',
  isPrivate: true,
  pictures: ['visitor', 'player'],
});

export const callback = screen({
  path: '/auth/callback',
  formerPath: '/callback',
  page: lazyPage(() => import('./CallbackPage.tsx'), 'CallbackPage', texts),
  search: callbackSearch,
  title: 'pages/auth:callback.title',
  isPrivate: true,
});

export const editProfile = screen({
  path: '/profile/edit',
  page: lazyPage(() => import('./EditProfilePage.tsx'), 'EditProfilePage', [...texts, 'pages/account']),
  shape: 'form',
  title: 'pages/account:title',
  signedIn: true,
});
