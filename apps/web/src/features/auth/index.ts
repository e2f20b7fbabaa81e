import { lazyPage } from '../../lib/lazy-page.ts';

export const LoginPage = lazyPage(() => import('./LoginPage.tsx'), 'LoginPage', ['pages/auth']);
export const RegisterPage = lazyPage(() => import('./RegisterPage.tsx'), 'RegisterPage', ['pages/auth']);
