/** What a browser remembers of one person: signed in or not, theme, language. For `storageState` of a context. */
export function browserState(url, { token, theme = 'dark', lang = 'en' }) {
  const remembered = { theme, appLanguage: lang, ...(token && { token }) };
  const localStorage = Object.entries(remembered).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
