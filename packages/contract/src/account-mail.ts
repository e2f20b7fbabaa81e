import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { message } from './shapes.ts';

const call = endpointsOf('auth');

/** What a text may be is said by its own code, so it comes in as it is. */
const text = z.preprocess((value) => value ?? '', z.string().max(2000));

/** Calls that have to do with mails: verification of an address, and a forgotten password. */
export const accountMailEndpoints = {
  verifyEmail: call.post('/v2/auth/verify/email', 'P', {
    summary:
      'Verifies an e-mail address by the token of a mailed link; fine as well when it is verified already.',
    schema: { body: z.object({ token: text }), response: { 200: message } },
  }),
  resendVerification: call.post('/v2/auth/verify/resend', 'U', {
    summary: 'Mails a new link that verifies the caller’s address.',
    schema: { response: { 200: message } },
  }),
  forgotPassword: call.post('/v2/auth/password/forgot', 'P', {
    summary:
      'Mails a link for a new password, if an account has this address; the answer does not reveal it.',
    schema: { body: z.object({ email: text }), response: { 200: message } },
  }),
  resetPassword: call.post('/v2/auth/password/reset', 'P', {
    summary: 'Sets a new password by the token of a mailed link; all sessions end.',
    schema: { body: z.object({ token: text, newPassword: text }), response: { 200: message } },
  }),
};
