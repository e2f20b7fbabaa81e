// Runs before the first paint.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (_) {
      // A browser that forbids storage gets the system's theme and English.
      return null;
    }
  }

  // A page never flashes in the wrong theme. `src/lib/theme.ts` keeps it in step later.
  var theme = stored('theme');
  var light = theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';

  // The page's texts in the reader's language load beside its code. Only the browser knows the language.
  var block = document.getElementById('page-texts');
  /** @type {Record<string, string[]>} */
  var texts = block ? JSON.parse(block.textContent) : {};
  (texts[stored('appLanguage') || 'en'] || texts.en || []).forEach(function (href) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.appendChild(link);
  });
})();
