/**
 * Runs in the page before its own code: keeps what the browser tells of paints, shifts, long tasks and answers.
 * A file of its own, because a function would be sent with what the compiler wraps around it.
 */
{
  const seen = { largestPaint: 0, shift: 0, tasks: [], answeredAt: 0, replacedAt: 0 };
  globalThis.rondoSeen = seen;
  const follow = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });

  follow('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  follow('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  follow('longtask', ({ duration }) => seen.tasks.push(duration));
  follow('resource', (entry) => {
    if (entry.name.includes('/v2/database/levels/filter')) seen.answeredAt = entry.responseEnd;
  });
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target.parentElement?.closest('main')))
      requestAnimationFrame(() => {
        seen.replacedAt = performance.now();
      });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
