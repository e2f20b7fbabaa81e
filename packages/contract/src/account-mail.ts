import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { message } from './shapes.ts';

const tag = 'auth';

/** What a text may be is said by its own code, so it comes in as it is. */
const text = z.preprocess((value) => value ?? '', z.string().max(2000));

/** Calls that have to do with mails: verification of an address, and a forgotten password. */
export const accountMailEndpoints = {
  verifyEmail: endpoint({
    method: 'POST',
    url: '/v2/auth/verify/email',
    access: 'P',
    tag,
    summary:
      'Verifies an e-mail address by the token of a mailed link; fine as well when it is verified already.',
    schema: { body: z.object({ token: text }), response: { 200: message } },
  }),
  resendVerification: endpoint({
    method: 'POST',
    url: '/v2/auth/verify/resend',
    access: 'U',
    tag,
    summary: 'Mails a new link that verifies the caller’s address.',
    schema: { response: { 200: message } },
  }),
  forgotPassword: endpoint({
    method: 'POST',
    url: '/v2/auth/password/forgot',
    access: 'P',
    tag,
    summary:
      'Mails a link for a new password, if an account has this address; the answer does not reveal it.',
    schema: { body: z.object({ email: text }), response: { 200: message } },
  }),
  resetPassword: endpoint({
    method: 'POST',
    url: '/v2/auth/password/reset',
    access: 'P',
    tag,
    summary: 'Sets a new password by the token of a mailed link; all sessions end.',
    schema: { body: z.object({ token: text, newPassword: text }), response: { 200: message } },
  }),
};
