type Ok<T> = { 200: { headers: Record<string, unknown>; content: { 'application/json': T } } };
type Get<T> = {
  parameters: { query?: never; header?: never; path?: never; cookie?: never };
  get: { parameters: { query?: never; header?: never; path?: never; cookie?: never }; requestBody?: never; responses: Ok<T> };
};
type Post<T> = {
  parameters: { query?: never; header?: never; path?: never; cookie?: never };
  post: { parameters: { query?: never; header?: never; path?: never; cookie?: never }; requestBody?: never; responses: Ok<T> };
};
export interface paths {
  '/v2/config': Get<{
    version: string;
    environment: 'production' | 'staging';
    siteName?: string;
    features: {
      jokes: boolean;
      registration: boolean;
      emailVerification: boolean;
      discordLogin: boolean;
      videoTimes: boolean;
    };
    captcha: { provider: string };
    links: { chat: string | null; source: string | null; production: string | null; chatWidget: string | null };
    languages: string[];
  }>;
  '/v2/auth/profile/me': Get<{
    id: number;
    username: string;
    nickname: string;
    email: string;
    avatarUrl: string | null;
    pfp: string | null;
    isRater: boolean;
    isSuperAdmin: boolean;
    isRatingBanned: boolean;
    isEmailVerified: boolean;
    playerId: number | null;
    password: true | null;
  }>;
  '/v2/auth/logout': Post<undefined>;
  '/v2/admin/statistics': Get<{
    unratedRatings: number;
    totalPendingSubmissions: number;
    pendingLevelSubmissions: number;
    pendingPassSubmissions: number;
  }>;
}
