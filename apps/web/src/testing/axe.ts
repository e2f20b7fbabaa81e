import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with the names of the broken WCAG rules. Contrast is left to a real browser: jsdom has no colours. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).toEqual([]);
}
