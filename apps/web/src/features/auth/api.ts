import { answer, api } from '../../lib/api/client.ts';

export interface Credentials {
  emailOrUsername: string;
  password: string;
}

export function logIn(credentials: Credentials) {
  return answer(api.POST('/v2/auth/login', { body: credentials }));
}

export interface AccountDetails {
  username: string;
  email: string;
  password: string;
}

export function registerAccount(details: AccountDetails) {
  return answer(api.POST('/v2/auth/register', { body: details }));
}
