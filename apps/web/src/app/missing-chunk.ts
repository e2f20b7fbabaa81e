const key = 'reloadedForChunk';
const pause = 60_000;

/**
 * A chunk that is gone means that the site was updated while the page was open: reload once, and let the error page
 * speak when that did not help within a minute.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < pause) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
