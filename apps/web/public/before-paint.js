// Runs before the first paint.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (_) {
      // A browser that forbids storage gets the system's theme and language.
      return null;
    }
  }

  // A page never flashes in the wrong theme. `src/lib/theme.ts` keeps it in step later.
  var theme = stored('theme');
  var light = theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';

  // docs/rules/pages.md#language. `src/lib/i18n/languages.ts` takes what is decided here from `lang`.
  /** @type {Record<string, string>} */
  var locales = { en: 'en', pl: 'pl', cn: 'zh-CN' };
  var asked = new URLSearchParams(location.search).get('lang');
  var chosen = stored('appLanguage');
  var spoken = navigator.languages.map(function (tag) {
    return tag.toLowerCase().split('-')[0].replace('zh', 'cn');
  });
  var language =
    [asked, chosen === 'us' ? 'en' : chosen].concat(spoken).find(function (code) {
      return code && Object.hasOwn(locales, code);
    }) || 'en';
  document.documentElement.lang = locales[language];

  // The page's texts in the reader's language load beside its code. Only the browser knows the language.
  var block = document.getElementById('page-texts');
  /** @type {Record<string, string[]>} */
  var texts = block ? JSON.parse(block.textContent) : {};
  (texts[language] || texts.en || []).forEach(function (href) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.appendChild(link);
  });
})();
