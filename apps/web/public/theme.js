// Runs before the first paint, so that a page never flashes in the wrong theme. `src/lib/theme.ts` keeps it in step later.
(function () {
  var choice = 'system';
  try {
    choice = localStorage.getItem('theme') || 'system';
  } catch (_) {
    // A browser that forbids storage gets the system's theme.
  }
  var light =
    choice === 'light' || (choice !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
