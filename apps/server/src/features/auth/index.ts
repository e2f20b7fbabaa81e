import type { Feature } from '../../platform/feature.ts';
import { sweepJob } from '../../platform/jobs/job-kind.ts';
import { passwordResetEmail, verificationEmail } from './account-emails.ts';
import { authenticate, authenticateByCookie } from './authenticate.ts';
import { registerOauthRoutes } from './oauth-routes.ts';
import { registerAuthRoutes } from './routes.ts';
import { authServices } from './services.ts';
import { checkSuperAdminPassword } from './super-admin-password.ts';
import { deleteWhatIsOver } from './sweep.repository.ts';

export { insertUser } from './account.repository.ts';
export { staffAccounts } from './staff-accounts.repository.ts';
export { createSuperAdmin } from './create-super-admin.ts';
export { createPasswordHasher } from './password-hasher.ts';
export { createPlayerOf } from './new-account.ts';
export { makeResetLink, setPasswordByHand } from './reset-by-hand.ts';
export { authServices } from './services.ts';
export { rightsOfSessions } from './session.repository.ts';
export { startSession } from './start-session.ts';

/** Accounts, sessions and the super-admin password. */
export const authFeature: Feature = {
  name: 'auth',
  authenticator: (deps) => {
    const services = authServices(deps);
    return {
      authenticate: (request, reply) => authenticate(services, request, reply),
      authenticateByCookie: (request) => authenticateByCookie(services, request),
      checkSuperAdminPassword: (request, viewer) => checkSuperAdminPassword(services, request, viewer),
    };
  },
  register: (app, deps) => {
    const services = authServices(deps);
    registerAuthRoutes(app, services);
    registerOauthRoutes(app, services);
  },
  jobs: [
    verificationEmail,
    passwordResetEmail,
    sweepJob('auth.sweep', ({ db, clock }) => deleteWhatIsOver(db, clock.now())),
  ],
};
