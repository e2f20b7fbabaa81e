import { answer, api } from '../../../lib/api/client.ts';

export function beginDiscordLogin() {
  return answer(api.GET('/v2/auth/login/discord'));
}

export function beginDiscordLink() {
  return answer(api.GET('/v2/auth/oauth/link/discord'));
}

export interface DiscordReturn {
  code: string;
  state?: string;
}

export function finishDiscord(back: DiscordReturn) {
  return answer(api.POST('/v2/auth/oauth/callback/discord', { body: back }));
}
