/**
 * Runs in the page before its own code: how long its frames take. A file of its own, because a function would be sent
 * with what the compiler wraps around it.
 */
globalThis.rondoLongestFrame = (lasts) =>
  new Promise((resolve) => {
    let longest = 0;
    let before = 0;
    const end = performance.now() + lasts;
    const frame = (now) => {
      // The first two frames begin what moves.
      if (before > 0) longest = Math.max(longest, now - before);
      before = now;
      if (performance.now() < end) requestAnimationFrame(frame);
      else resolve(longest);
    };
    requestAnimationFrame(() => requestAnimationFrame(frame));
  });
