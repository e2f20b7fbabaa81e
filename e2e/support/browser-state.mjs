/**
 * What a browser remembers of one person: signed in or not, theme, language. For `storageState` of a context.
 * @param {string} url
 * @param {{ session?: import('./accounts.mjs').LiveSession, theme?: string, lang?: string }} person
 */
export function browserState(url, { session, theme = 'dark', lang = 'en' }) {
  const remembered = { theme, appLanguage: lang, ...(session && { token: session.token }) };
  const localStorage = Object.entries(remembered).map(([name, value]) => ({ name, value }));
  return {
    cookies: session ? [cookieOf(url, session.cookie)] : [],
    origins: [{ origin: url, localStorage }],
  };
}

/** @returns {import('playwright-core').Cookie} */
function cookieOf(url, text) {
  const [name, value] = text.split('=');
  const { hostname: domain, protocol } = new URL(url);
  const secure = protocol === 'https:';
  return { name, value, domain, path: '/', expires: -1, httpOnly: true, secure, sameSite: 'Lax' };
}
