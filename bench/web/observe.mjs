/**
 * Runs in the page before its own code: keeps what the browser reports about paints, shifts, long tasks and answers.
 * A file of its own, because a function would be sent with what the compiler wraps around it.
 */
{
  const seen = { largestPaint: 0, shift: 0, tasks: [], answeredAt: 0, replacedAt: [] };
  globalThis.rondoSeen = seen;
  const follow = (type, report) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(report));
    observer.observe({ type, buffered: true });
    return observer;
  };

  follow('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  follow('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  const tasks = follow('longtask', ({ duration }) => seen.tasks.push(duration));
  /** Waits until the browser has nothing left to do, then has reported every long task. */
  globalThis.rondoCalm = async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    for (const { duration } of tasks.takeRecords()) seen.tasks.push(duration);
  };
  follow('resource', (entry) => {
    if (entry.name.includes('/v2/database/levels/filter')) seen.answeredAt = entry.responseEnd;
  });
  // Rows that another query leaves as they were do not change; then the list says that it is no longer busy.
  const isOfRows = ({ type, target }) =>
    type === 'attributes'
      ? target.closest('main') && !target.hasAttribute('aria-busy')
      : target.parentElement?.closest('main [role="list"]');
  new MutationObserver((changes) => {
    if (changes.some(isOfRows))
      requestAnimationFrame(() => {
        seen.replacedAt.push(performance.now());
      });
  }).observe(document, {
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy'],
    subtree: true,
  });
  /** Milliseconds from the next press to the head of a level's page, and to its facts. */
  globalThis.rondoOpened = () =>
    new Promise((resolve) => {
      const begin = () => {
        const pressed = performance.now();
        let head = 0;
        const look = () => {
          const now = performance.now() - pressed;
          if (head === 0 && document.querySelector('main .level-band h1')) head = now;
          if (document.querySelector('#level-information')) resolve({ head, facts: now });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
}
