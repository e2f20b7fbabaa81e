import type { callers } from '../access-table.ts';
import type { TestApp, TestAppOptions } from '../test-app.ts';
import { signedInUser } from '../users.ts';

type Caller = (typeof callers)[number];

const superAdminPassword = 'open sesame, please';
/** Signing in is begun there, but nobody comes back from it. */
const apiUrl = 'https://discord.example';
const discord = { clientId: '1', clientSecret: 'secret', apiUrl };
const discordBot = { token: 'secret', apiUrl };

/** Knows every video and every account. */
const otherService: typeof fetch = async () =>
  Response.json({
    id: '123456789012345678',
    username: 'somebody',
    title: 'A video',
    author_name: 'A channel',
    thumbnail_url: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    code: 0,
    data: {
      title: 'A video',
      pubdate: 1_600_000_000,
      pic: 'http://i0.hdslb.com/a.jpg',
      owner: { name: 'A channel', face: 'http://i0.hdslb.com/b.jpg' },
      aid: 1,
      bvid: 'BV1xx411c7mD',
      cid: 2,
    },
  });

/** A site with the demo community, on which every call can be made. */
export const fuzzSite: TestAppOptions = {
  config: {
    demo: true,
    jokes: true,
    superAdminPassword,
    logLevel: 'silent',
    captcha: 'altcha',
    discord,
    discordBot,
  },
  fetch: otherService,
};

/** The headers of a new session of such a caller. */
export async function signInAs(app: TestApp, caller: Caller): Promise<Record<string, string>> {
  if (caller === 'visitor') return {};
  const role = caller === 'user' ? 'user' : caller === 'rater' ? 'rater' : 'superAdmin';
  const { token } = await signedInUser(app, { role, password: 'correct horse' });
  const password = caller === 'super admin with password';
  return {
    authorization: `Bearer ${token}`,
    ...(password ? { 'x-super-admin-password': superAdminPassword } : {}),
  };
}
