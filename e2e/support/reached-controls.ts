import type { Page } from '@playwright/test';

/**
 * Gives the focus to each control, forwards and then backwards, as a keyboard does. A line for each that more than half
 * lies out of sight then, or under something that sticks to an edge or floats.
 */
export async function coveredControls(page: Page): Promise<string[]> {
  // From now on the browser takes the reader for one with a keyboard.
  await page.keyboard.press('Tab');
  const { visited, covered } = await page.evaluate(coveredInPage);
  return visited === 0 ? ['nothing takes the focus'] : covered;
}

/** Runs in the page. */
async function coveredInPage(): Promise<{ visited: number; covered: string[] }> {
  /** A list has more of the same below. */
  const MOST = 70;
  const FOCUSABLE =
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
  const dialogs = [...document.querySelectorAll('dialog:modal, [role="dialog"], [role="alertdialog"]')];
  const root =
    dialogs.findLast((dialog) => dialog.checkVisibility() && dialog.querySelector('button')) ?? document;
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const canBeReached = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    // An endless list pushes what is below it on while it grows, and has more of the same rows.
    !element.closest(
      '[inert], .footer, .infinite-list ~ *, .infinite-list [role="listitem"]:nth-child(n + 4)',
    ) &&
    element.checkVisibility({ visibilityProperty: true });
  const all = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(canBeReached).slice(0, MOST);

  const shareInSight = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // What is larger than the window cannot be in sight altogether.
    const tall = Math.min(height, innerHeight / 2);
    const shares = [0.2, 0.5, 0.8];
    const hits = shares.flatMap((x) =>
      shares.map((y) => {
        const hit = document.elementFromPoint(left + width * x, top + tall * y);
        return (
          hit !== null &&
          (element.contains(hit) ||
            hit.contains(element) ||
            hit.closest('label')?.control === element ||
            // A message of what somebody else did meanwhile, which goes by itself.
            hit.closest('.toast') !== null)
        );
      }),
    );
    return hits.filter(Boolean).length / hits.length;
  };

  const covered: string[] = [];
  for (const [way, elements] of [
    ['forwards', all],
    ['backwards', all.toReversed()],
  ] as const)
    for (const element of elements) {
      if (!element.isConnected) continue;
      element.focus();
      await nextFrame();
      // A place in a list may have been given to another row, and a skip link goes again.
      if (document.activeElement !== element || element.getBoundingClientRect().width <= 1) continue;
      const share = shareInSight(element);
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const { left, top } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + 4, top + 4);
      if (share < 0.5)
        covered.push(
          `${way}: ${element.tagName.toLowerCase()}.${element.className} "${words.slice(0, 40)}" at ${Math.round(top)} under ${over?.tagName}.${over?.className}`,
        );
    }
  return { visited: all.length, covered };
}
