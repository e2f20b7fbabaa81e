import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from './platform/db/database.ts';
import { databaseGate } from './platform/db/gate.ts';
import { migrate } from './platform/db/migrate.ts';
import { prepareServer } from './prepare-server.ts';
import { emptyDatabase, testDatabase } from './testing/test-database.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** A start on a database of its own, which tries again every ten milliseconds. */
async function start({ isFull, isMigrated }: { isFull: boolean; isMigrated: boolean }) {
  const database = await (isMigrated ? testDatabase() : emptyDatabase());
  open.push(database.close);
  const gate = databaseGate();
  gate.setReadOnly(isFull);
  const db = openDatabase(database.url, { gate });
  open.push(() => db.destroy());
  const said: string[] = [];
  const failures: unknown[] = [];
  const state = { broken: null as Error | null, written: 0 };
  const prepared = await prepareServer(
    {
      migrate: async () => void (await migrate(db)),
      write: async () => {
        if (state.broken !== null) throw state.broken;
        await sql`DELETE FROM jobs`.execute(db);
        state.written += 1;
      },
      say: (line) => said.push(line),
      failed: (error) => failures.push(error),
    },
    10,
  );
  open.push(prepared.stop);
  return { ...prepared, gate, said, failures, state };
}

it('is complete at once where there is room', async () => {
  const server = await start({ isFull: false, isMigrated: false });
  expect(server.isReady()).toBe(true);
  expect(server.state.written).toBe(1);
  expect(server.said).toEqual([]);
});

it('waits with the migrations until there is room, and says so once', async () => {
  const server = await start({ isFull: true, isMigrated: false });
  expect(server.isReady()).toBe(false);
  server.gate.setReadOnly(false);
  await expect.poll(() => server.isReady()).toBe(true);
  await expect.poll(() => server.said).toHaveLength(2);
  expect(server.said[0]).toMatch(/The disk is almost full.* has to be brought up to date first/);
  expect(server.said[1]).toBe('The start is complete.');
  expect(server.state.written).toBe(1);
});

it('can be read before there is room for the rest', async () => {
  const server = await start({ isFull: true, isMigrated: true });
  expect(server.isReady()).toBe(true);
  expect(server.state.written).toBe(0);
  server.gate.setReadOnly(false);
  await expect.poll(() => server.said.at(-1)).toBe('The start is complete.');
  expect(server.state.written).toBe(1);
});

it('reports what waiting does not mend', async () => {
  const server = await start({ isFull: true, isMigrated: true });
  server.state.broken = new Error('broken');
  await expect.poll(() => server.failures).toEqual([server.state.broken]);
});

it('stops waiting when it is stopped', async () => {
  const server = await start({ isFull: true, isMigrated: true });
  await server.stop();
  server.gate.setReadOnly(false);
  expect(server.state.written).toBe(0);
  expect(server.said).toHaveLength(1);
});
