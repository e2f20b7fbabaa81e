import { lazyPage } from '../../lib/lazy-page.ts';

const texts = ['pages/auth' as const, 'errors' as const];

export const LoginPage = lazyPage(() => import('./LoginPage.tsx'), 'LoginPage', texts);
export const RegisterPage = lazyPage(() => import('./RegisterPage.tsx'), 'RegisterPage', texts);
