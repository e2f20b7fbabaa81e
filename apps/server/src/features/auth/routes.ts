import { authEndpoints } from '@rondo/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { accountById, setBlindFirst, setLanguage } from './account.repository.ts';
import { renewCookie } from './authenticate.ts';
import { changePassword } from './change-password.ts';
import { clientOf } from './client.ts';
import { editNickname } from './edit-nickname.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import type { AuthServices } from './services.ts';
import { revokeSession, sessionsOfUser } from './session.repository.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const anyUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function registerAuthRoutes(app: FastifyInstance, services: AuthServices): void {
  const { config, db, clock, cookies } = services;
  const ownProfile = async ({ id }: Viewer) => {
    const { user } = await accountById(db, id);
    return { ...user, user };
  };

  route(app, authEndpoints.register, async ({ body, request, reply }) => {
    const { usernameModified, ...signedIn } = await register(services, body, clientOf(request));
    const message = config.emailVerification
      ? 'Welcome! Please open the link that was mailed to you.'
      : 'Welcome!';
    return { message, ...cookies.keep(reply, signedIn), usernameModified };
  });

  route(app, authEndpoints.login, async ({ body, request, reply }) => {
    return cookies.keep(reply, await login(services, body, clientOf(request)));
  });

  routeWith(app, authEndpoints.captcha, { limit: 'captchaIssue' }, async () => services.captcha.issue());

  route(app, authEndpoints.logout, async ({ viewer, reply }) => {
    await revokeSession(db, viewer.sessionId, viewer.id, clock.now());
    cookies.clear(reply);
  });

  route(app, authEndpoints.sessions, async ({ viewer }) => {
    const rows = await sessionsOfUser(db, viewer.id, clock.now());
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      userAgent: row.user_agent,
      current: row.id === viewer.sessionId,
    }));
  });

  route(app, authEndpoints.revokeSession, async ({ params: { id }, viewer, reply }) => {
    const isRevoked = anyUuid.test(id) && (await revokeSession(db, id, viewer.id, clock.now()));
    if (!isRevoked) throw new Problem('NOT_FOUND');
    if (id.toLowerCase() === viewer.sessionId) cookies.clear(reply);
  });

  route(app, authEndpoints.profile, async ({ viewer, request, reply }) => {
    await renewCookie(services, viewer, request, reply);
    return ownProfile(viewer);
  });

  route(app, authEndpoints.editProfile, async ({ viewer, body }) => {
    await editNickname(services, viewer.id, body.nickname);
    return ownProfile(viewer);
  });

  route(app, authEndpoints.editRatingProfile, async ({ viewer, body }) => {
    await setBlindFirst(db, viewer.id, body.isBlindFirst);
    return ownProfile(viewer);
  });

  route(app, authEndpoints.chooseLanguage, async ({ viewer, body }) => {
    await setLanguage(db, viewer.id, body.language);
  });

  route(app, authEndpoints.changePassword, async ({ viewer, body, ip }) => {
    const passwords = { current: body.currentPassword, next: body.newPassword };
    await changePassword(services, viewer, passwords, ip);
    return { message: 'The password was changed. Other sessions have ended.' };
  });

  route(app, authEndpoints.verifySuperAdminPassword, () => undefined);
  registerMails(app, services);
}

function registerMails(app: FastifyInstance, services: AuthServices): void {
  route(app, authEndpoints.verifyEmail, async ({ body, ip }) => {
    await verifyEmail(services, body.token, ip);
    return { message: 'Your email address is verified.' };
  });

  route(app, authEndpoints.resendVerification, async ({ viewer, request }) => {
    await resendVerification(services, viewer, clientOf(request));
    return { message: 'We sent you a new link.' };
  });

  route(app, authEndpoints.forgotPassword, async ({ body, request }) => {
    await forgotPassword(services, body.email, clientOf(request));
    return { message: 'If an account uses this address, we sent a link to it.' };
  });

  route(app, authEndpoints.resetPassword, async ({ body }) => {
    await resetPassword(services, body);
    return { message: 'The password was changed. All sessions have ended.' };
  });
}
