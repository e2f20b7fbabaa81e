import { accountMailEndpoints as endpoints } from '@rondo/contract/account-mail';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { clientOf } from './client.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import type { AuthServices } from './services.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

export function registerMailRoutes(app: FastifyInstance, services: AuthServices): void {
  route(app, endpoints.verifyEmail, async ({ body, ip }) => {
    await verifyEmail(services, body.token, ip);
    return { message: 'Your e-mail address is verified.' };
  });

  route(app, endpoints.resendVerification, async ({ viewer, request }) => {
    await resendVerification(services, viewer, clientOf(request));
    return { message: 'A new link is on its way to you.' };
  });

  route(app, endpoints.forgotPassword, async ({ body, request }) => {
    await forgotPassword(services, body.email, clientOf(request));
    return { message: 'If an account has this address, a link is on its way to it.' };
  });

  route(app, endpoints.resetPassword, async ({ body }) => {
    await resetPassword(services, body);
    return { message: 'The password was changed. All sessions have ended.' };
  });
}
