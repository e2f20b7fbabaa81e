import { defineSearch, text, toggle } from '../../lib/search-params.ts';
import { lazyPage } from '../../lib/lazy-page.ts';

const texts = ['pages/auth' as const, 'errors' as const];

export const LoginPage = lazyPage(() => import('./LoginPage.tsx'), 'LoginPage', texts);
export const RegisterPage = lazyPage(() => import('./RegisterPage.tsx'), 'RegisterPage', texts);
export const ForgotPasswordPage = lazyPage(
  () => import('./ForgotPasswordPage.tsx'),
  'ForgotPasswordPage',
  texts,
);
export const ResetPasswordPage = lazyPage(
  () => import('./ResetPasswordPage.tsx'),
  'ResetPasswordPage',
  texts,
);
export const VerifyEmailPage = lazyPage(() => import('./VerifyEmailPage.tsx'), 'VerifyEmailPage', texts);
export const CallbackPage = lazyPage(() => import('./CallbackPage.tsx'), 'CallbackPage', texts);
export const EditProfilePage = lazyPage(() => import('./EditProfilePage.tsx'), 'EditProfilePage', [
  ...texts,
  'pages/account',
]);

/** `elsewhere`: opened beside a form that waits for somebody to sign in. */
export const loginSearch = defineSearch({ elsewhere: toggle(false) });
/** What a mailed link carries. */
export const mailedSearch = defineSearch({ token: text(2000) });
/** What Discord sends people back with. */
export const callbackSearch = defineSearch({ code: text(2000), state: text(2000), error: text() });
