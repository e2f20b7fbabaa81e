import { expect, it } from 'vitest';
import { announcerOfTests } from '../testing/announcer.ts';
import { sendTest } from './test-message.ts';

const announcer = announcerOfTests();
const { site, chat } = announcer;
/** Milliseconds; longer than an answer may take without being slow. */
const SILENCE_MS = 2300;

it('24 channels that do not answer delay no other one, and are known to every process afterwards', async () => {
  const silent = await Promise.all(
    Array.from({ length: 24 }, (_, place) => announcer.aChannel(`silent ${place}`)),
  );
  const healthy = await announcer.aChannel('healthy');
  chat.settings.decide = (_call, webhook) => (webhook === healthy.webhook ? null : { slow: SILENCE_MS });
  const before = chat.calls();
  for (const { id } of silent) await sendTest(site.deps, announcer.admin.id, id);
  const drained = [site.deps.jobs.drain()];
  await expect.poll(() => chat.calls() - before).toBe(silent.length);

  const asked = performance.now();
  await sendTest(site.deps, announcer.admin.id, healthy.id);
  drained.push(site.deps.jobs.drain());
  await expect.poll(() => chat.messages.map(({ webhook }) => webhook)).toContain(healthy.webhook);
  expect(performance.now() - asked).toBeLessThan(1000);
  expect(chat.messages).toHaveLength(1);

  await Promise.all(drained);
  const lanes = await site.deps.db.selectFrom('slow_lanes').select('lane').execute();
  expect(lanes.map(({ lane }) => lane).toSorted()).toEqual(
    silent.map(({ id }) => `channel:${id}`).toSorted(),
  );
});
