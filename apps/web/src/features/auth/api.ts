import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';

type Solved = { captchaToken?: string };

export function logIn(body: { emailOrUsername: string; password: string } & Solved) {
  return answer(api.POST('/v2/auth/login', { body }));
}

export function registerAccount(body: { username: string; email: string; password: string } & Solved) {
  return answer(api.POST('/v2/auth/register', { body }));
}

export function saveNickname(nickname: string) {
  return answer(api.PUT('/v2/auth/profile/me', { body: { nickname } }));
}

/** Whether a rater votes before seeing others. */
export function saveBlindFirst(isBlindFirst: boolean) {
  return answer(api.PUT('/v2/auth/profile/rating', { body: { isBlindFirst } }));
}

/** Accounts without a password leave the current one out. */
export function changePassword(body: { currentPassword?: string; newPassword: string }) {
  return answer(api.PUT('/v2/auth/profile/password', { body }));
}

/** Where the viewer is signed in. */
export const sessionsQuery = read(keys.sessions, '/v2/auth/sessions', {}, { staleTime: 0 });

export type Session = Reply<'/v2/auth/sessions'>[number];

export function revokeSession(id: string) {
  return answer(api.DELETE('/v2/auth/sessions/{id}', { params: { path: { id } } }));
}

export function unlinkProvider(provider: string) {
  return answer(api.POST('/v2/auth/oauth/unlink/{provider}', { params: { path: { provider } } }));
}

export function verifyEmail(token: string) {
  return answer(api.POST('/v2/auth/verify/email', { body: { token } }));
}

export function resendVerification() {
  return answer(api.POST('/v2/auth/verify/resend'));
}

export function askForReset(email: string) {
  return answer(api.POST('/v2/auth/password/forgot', { body: { email } }));
}

export function resetPassword(body: { token: string; newPassword: string }) {
  return answer(api.POST('/v2/auth/password/reset', { body }));
}

export function beginDiscord(purpose: 'login' | 'link') {
  const path = purpose === 'link' ? '/v2/auth/oauth/link/discord' : '/v2/auth/login/discord';
  return answer(api.GET(path));
}

export function finishDiscord(body: { code: string; state?: string }) {
  return answer(api.POST('/v2/auth/oauth/callback/discord', { body }));
}
