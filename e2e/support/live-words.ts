import type { Page } from '@playwright/test';

/** What live regions said, oldest first. */
export type LiveWords = string[];

/**
 * Records what live regions say on all that a page will show. Strict, as screen readers are: a status that comes with
 * its words is not heard (an alert is), and what a modal dialog makes inert is not either.
 */
export async function recordLiveWords(page: Page): Promise<LiveWords> {
  const said: LiveWords = [];
  await page.exposeFunction('rondoSaid', (words: string) => said.push(words));
  await page.addInitScript(listen);
  return said;
}

/** Runs in the page, before anything of it. */
function listen(): void {
  const regions = '[role=status], [role=alert], [role=log], [aria-live]';
  const { rondoSaid } = globalThis as unknown as { rondoSaid: (words: string) => void };
  const before = new WeakMap<Element, string>();
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  const isAlert = (region: Element) => region.getAttribute('role') === 'alert';
  const isSilent = (region: Element) => {
    if (region.getAttribute('aria-live') === 'off' || !region.checkVisibility()) return true;
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return Boolean(region.closest('[inert], [aria-hidden=true]')) || (modal && !modal.contains(region));
  };
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden=true], [hidden], script, style')) return '';
    const { display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility === 'hidden') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label && node.matches('img, svg, button, a')) return label;
    return [...node.childNodes].map(wordsOf).join(display === 'inline' ? '' : ' ');
  };
  const tidy = (words: string) => words.replace(/\s+/g, ' ').trim();
  const isWhole = (region: Element) =>
    (region.getAttribute('aria-atomic') ?? String(region.matches('[role=status], [role=alert]'))) === 'true';

  const say = (records: MutationRecord[]) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.isConnected);
    const arrived = new Set<Element>();
    for (const node of added)
      if (node instanceof Element)
        for (const region of [node, ...node.querySelectorAll(regions)])
          if (region.matches(regions)) arrived.add(region);
    const touched = new Map<Element, Node[]>();
    const touch = (region: Element, nodes: Node[]) =>
      touched.set(region, [...(touched.get(region) ?? []), ...nodes]);
    for (const region of arrived) if (isAlert(region)) touch(region, [...region.childNodes]);
    for (const { target, addedNodes, type } of records) {
      const region = elementOf(target)?.closest(regions);
      if (!region?.isConnected || arrived.has(region)) continue;
      touch(region, type === 'characterData' ? [target] : [...addedNodes]);
    }
    for (const [region, nodes] of touched) {
      const whole = tidy(wordsOf(region));
      const isSame = before.get(region) === whole && !nodes.length;
      before.set(region, whole);
      if (isSame || isSilent(region)) continue;
      const words = isWhole(region) ? whole : tidy(nodes.map(wordsOf).join(' '));
      if (words) rondoSaid(words);
    }
  };
  const options = { subtree: true, childList: true, characterData: true };
  new MutationObserver(say).observe(document, options);
}
