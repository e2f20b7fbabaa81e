import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const CONTRAST = 'color-contrast';
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Fails with one readable line for each element that breaks a rule of WCAG 2.2 A or AA; no rule is switched off. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await brokenRules(page), 'WCAG 2.2 A and AA').toEqual([]);
}

/** A line for each element that breaks a rule of WCAG 2.2 A or AA. */
export function brokenRules(page: Page): Promise<string[]> {
  return broken(page, { runOnly: { type: 'tag', values: WCAG_22_AA } });
}

/** A line for each text without enough contrast: the one part of the rules that another theme can break. */
export function weakContrasts(page: Page): Promise<string[]> {
  return broken(page, { runOnly: { type: 'rule', values: [CONTRAST] } });
}

/** The same without contrast: the part of the rules that another width can break. */
export function brokenLayout(page: Page): Promise<string[]> {
  const runOnly = { type: 'tag', values: WCAG_22_AA } as const;
  return broken(page, { runOnly, rules: { [CONTRAST]: { enabled: false } } });
}

/** Says only what is broken, and runs in the page itself: to report what is right takes far longer than the rules. */
async function broken(page: Page, options: Pick<RunOptions, 'runOnly' | 'rules'>): Promise<string[]> {
  await motionEnds(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    violationsOf,
    // Media are all that a rule wants loaded beforehand; without a list the styles are read again for each run.
    { ...options, resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies RunOptions,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

/**
 * Runs in the page. Nobody reaches what lies behind a modal dialog, and it is a screen of its own. What sticks to an edge
 * of the window may hide a part of a target until somebody scrolls.
 */
async function violationsOf(options: RunOptions): Promise<AxeResults['violations']> {
  const { axe } = globalThis as unknown as {
    axe: { run(context: Node, options: RunOptions): Promise<AxeResults> };
  };
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const { violations } = await axe.run(dialog ?? document, options);
  for (const violation of violations.filter(({ id }) => id === 'target-size')) {
    const isSmallInSight = async ({ target }: (typeof violation.nodes)[number]) => {
      const element = document.querySelector(String(target[0]));
      element?.scrollIntoView({ block: 'center' });
      const runOnly = { type: 'rule' as const, values: ['target-size'] };
      return (await axe.run(element ?? document, { ...options, runOnly })).violations.length > 0;
    };
    const small: typeof violation.nodes = [];
    for (const node of violation.nodes) if (await isSmallInSight(node)) small.push(node);
    violation.nodes = small;
  }
  return violations;
}

/** Waits for what fades or slides in: half faded text has less contrast than anybody will read it with. */
function motionEnds(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
}

/** By how many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
