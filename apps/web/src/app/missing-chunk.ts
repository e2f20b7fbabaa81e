const key = 'reloadedForChunk';
const pause = 60_000;
let reloading = false;

/**
 * A missing chunk means that the site was updated while the page was open: the page reloads once. If that does not help
 * within a minute, the error page is shown.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < pause) return;
    sessionStorage.setItem(key, String(Date.now()));
    reloading = true;
    location.reload();
  });
}

/** The page is about to go away: whatever failed meanwhile is not worth showing. */
export function isReloading(): boolean {
  return reloading;
}
