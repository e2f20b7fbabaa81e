import { chooseDifficulty, difficultyId } from './support/chosen-draws.ts';
import { newcomer } from './support/newcomer.ts';
import { builtFrom } from './support/built-from.ts';
import { expect, test } from './support/test.ts';

const isFull = process.env.RONDO_FULL === '1';
/** What one frame may take, in milliseconds, on a phone that is so many times slower. */
const FRAME = 50;
const SLOWER = 4;
/** Of the longest tasks: beside other journeys even the processor's own time is lengthened now and then. */
const DISTURBED = isFull ? 0 : 2;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor, which other programs do not lengthen. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('while a wheel turns, no frame takes long, and only transform and opacity change', {
  tag: '@390',
}, async ({ pageOf, request, browser, call }) => {
  const page = await pageOf(await newcomer(request, 'timer'));
  // Left to chance, the turn might be one of minutes.
  await chooseDifficulty(page, await difficultyId(call, 'G6'));
  // What every page loads ahead two seconds after its start is no work of the wheel.
  const isAhead = page.waitForResponse(`**/${builtFrom('src/ui/ToastList.tsx')}`);
  await page.goto('/');
  await isAhead;
  const wheel = page.locator('.wheel');
  const wheels = [
    ['Random level', 'Pick a level'],
    ['Roll difficulty', 'Spin the wheel'],
  ] as const;
  // The wheel of levels has the most slices; the long tests turn both.
  for (const [opens, turns] of isFull ? wheels : wheels.slice(0, 1))
    await test.step(turns, async () => {
      await page.getByRole('button', { name: opens }).click();
      const button = page.getByRole('button', { name: turns });
      await expect(button).toBeFocused();
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      await button.click();
      await expect(wheel).toHaveAttribute('data-state', 'turning');
      await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
      const animated = await page.evaluate(animatedProperties);
      expect(animated).toContain('transform');
      expect(animated.filter((name) => name !== 'opacity')).toEqual(['transform']);
      await expect(wheel).toHaveAttribute('data-state', 'rest', { timeout: 20_000 });
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: TraceEvent[];
      };
      const times = timesOf(traceEvents).toSorted((a, b) => b - a);
      expect(times.length).toBeGreaterThan(100);
      const [longest = 0] = times.slice(DISTURBED);
      expect(longest * SLOWER).toBeLessThan(FRAME);
    });
});

/** Runs in the page: what the animations of the wheel change. */
function animatedProperties(): string[] {
  const notProperties = ['offset', 'computedOffset', 'easing', 'composite'];
  const names = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
    .filter(({ target }) => target?.closest('.wheel'))
    .flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
  return [...new Set(names)].filter((name) => !notProperties.includes(name)).sort();
}

/** What each task of the page's main thread took, in milliseconds. */
function timesOf(events: readonly TraceEvent[]): number[] {
  const main = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent) =>
    main.some((thread) => thread.pid === pid && thread.tid === tid);
  return events
    .filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && isMain(event))
    .map(({ tdur = 0 }) => tdur / 1_000);
}
