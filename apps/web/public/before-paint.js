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
  var chosen = { en: 'en', us: 'en', pl: 'pl', cn: 'cn' };
  /** @type {Record<string, string>} */
  var spoken = { en: 'en', pl: 'pl', zh: 'cn' };
  /** @type {Record<string, string>} */
  var locales = { en: 'en', pl: 'pl', cn: 'zh-CN' };
  /**
   * @param {Record<string, string>} names
   * @param {string | null | undefined} name
   */
  function known(names, name) {
    return name && Object.prototype.hasOwnProperty.call(names, name) ? names[name] : undefined;
  }
  function firstSpoken() {
    var tags = navigator.languages || [navigator.language];
    for (var i = 0; i < tags.length; i++) {
      var language = known(spoken, String(tags[i]).toLowerCase().split('-')[0]);
      if (language) return language;
    }
    return 'en';
  }
  var language = known(chosen, stored('appLanguage')) || firstSpoken();
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
