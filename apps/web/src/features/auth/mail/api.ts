import { answer, api } from '../../../lib/api/client.ts';

export function verifyEmail(token: string) {
  return answer(api.POST('/v2/auth/verify/email', { body: { token } }));
}

export function resendVerification() {
  return answer(api.POST('/v2/auth/verify/resend'));
}

export function askForReset(email: string) {
  return answer(api.POST('/v2/auth/password/forgot', { body: { email } }));
}

export function resetPassword(reset: { token: string; newPassword: string }) {
  return answer(api.POST('/v2/auth/password/reset', { body: reset }));
}
