// npm run bench -- --scale 1|10 [--quick] [--only TEXT] [--keep DIR] [--write]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../scripts/build/build-when-stale.mjs';
import { sizesOf } from './data.ts';
import { openBenchDatabase } from './database.ts';
import { ENDPOINTS } from './endpoints.ts';
import { explainTextSearch } from './explain.ts';
import { collectFacts } from './facts.ts';
import { ACCOUNT, fill } from './fill.ts';
import { type Effort, type Measurement, measure } from './measure.ts';
import { startServer } from './processes.ts';
import { type Outcome, section, tableRow, withSection } from './report.ts';

const USAGE = `npm run bench -- --scale 1|10 [--quick] [--only TEXT] [--keep DIR]
  --quick      one round instead of three; nothing is written
  --only TEXT  only endpoints whose name contains TEXT; nothing is written
  --keep DIR   keep the filled database there and use it the next time
BENCH_DATABASE_URL names a PostgreSQL server to use instead of an embedded one.`;

const DOCUMENT = fileURLToPath(new URL('../docs/performance.md', import.meta.url));
const THOROUGH: Effort = { seconds: 1, rounds: 3 };
const QUICK: Effort = { seconds: 1, rounds: 1 };

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    keep: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const scale = Number(values.scale);
if (values.help || !(scale > 0 && scale <= 100)) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

const say = (line: string) => console.log(line);
buildWhenStale('--server-only');
const dataDir = mkdtempSync(join(tmpdir(), 'rondo-bench-server-'));
const database = await openBenchDatabase(scale, values.keep ?? null);
try {
  const sizes = sizesOf(scale);
  const filling = database.isFilled ? null : await fill(database.url, sizes, say);
  if (filling !== null) await database.markFilled();
  const outcome = { scale, sizes, filling, ...(await measureAll()) };
  const isWhole = !values.quick && values.only === undefined;
  if (isWhole) writeFileSync(DOCUMENT, withSection(readFileSync(DOCUMENT, 'utf8'), scale, section(outcome)));
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true });
}

async function measureAll(): Promise<Pick<Outcome, 'measurements' | 'memory' | 'plans'>> {
  const facts = await collectFacts(database.url);
  const server = await startServer(database.url, dataDir, false);
  const counting = await startServer(database.url, dataDir, true);
  try {
    const token = await signIn(server.url);
    const measurements: Measurement[] = [];
    for (const endpoint of ENDPOINTS.filter(({ name }) => name.includes(values.only ?? ''))) {
      const servers = { url: server.url, countingUrl: counting.url, token };
      const measurement = await measure(endpoint, facts, servers, values.quick ? QUICK : THOROUGH).catch(
        (error: unknown) => {
          process.exitCode = 1;
          say(`${endpoint.name}: ${error instanceof Error ? error.message : error}`);
          return null;
        },
      );
      if (measurement === null) continue;
      measurements.push(measurement);
      say(tableRow(measurement));
    }
    const memory = await server.memory();
    say(
      `memory: RSS ${memory.rss.toFixed(0)} MB, heap ${memory.heapUsed.toFixed(0)} MB, highest RSS ${memory.peakRss.toFixed(0)} MB`,
    );
    return { measurements, memory, plans: await explainTextSearch(database.url, facts.words[0] ?? 'kamiro') };
  } finally {
    await server.stop();
    await counting.stop();
  }
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ emailOrUsername: ACCOUNT.username, password: ACCOUNT.password });
  const reply = await fetch(`${url}/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { token } = (await reply.json()) as { token?: string };
  if (token === undefined) throw new Error(`Signing in answers ${reply.status}.`);
  return token;
}
