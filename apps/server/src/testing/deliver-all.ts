import type { TestApp } from './test-app.ts';

/** Moves the clock on until nothing waits for the chat or the mail server any more, half a second at a time. */
export async function deliverAll({ deps, clock }: Pick<TestApp, 'deps' | 'clock'>): Promise<void> {
  for (let round = 0; round < 2000; round += 1) {
    await deps.jobs.drain();
    const open = await deps.db
      .selectFrom('jobs')
      .select('id')
      .where('finished_at', 'is', null)
      .limit(1)
      .execute();
    if (open.length === 0) return;
    clock.advance(500);
  }
  throw new Error('something waits for ever');
}
