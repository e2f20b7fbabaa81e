import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChatService } from './chat-service.mjs';
import { startVideoService } from './video-service.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_PATIENCE_MS = 240_000;
const STOP_PATIENCE_MS = 30_000;
const KEPT_LINES = 60;

/** The super admin of every site that tests and tools start, and the second password of that site. */
const ADMIN = { username: 'keeper', email: 'keeper@example.org', password: 'keeper of the lamp' };
export const SUPER_ADMIN_PASSWORD = 'the second lock of the lamp';

/**
 * By role; those of a player and a rater come with the demo community.
 * @typedef {{ username: string, password: string }} Account
 * @typedef {{ admin: Account, player?: Account, rater?: Account }} Accounts
 */

/**
 * The production site, built when stale, on a free port with a data folder of its own: embedded database, no rate
 * limits, stand-ins for the video services and the chat, ADMIN as super admin.
 * `stop` ends everything and removes the data.
 * @param {{ demo?: boolean, catalogue?: string, environment?: Record<string, string> }} [options] `catalogue`: a folder to import
 * @returns {Promise<{ url: string, chatUrl: string, accounts: Accounts, output: () => string, stop: () => Promise<void> }>}
 */
export async function startSite({ demo = true, catalogue, environment = {} } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rondo-site-'));
  const videos = await startVideoService();
  const chat = await startChatService();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...withoutOwnSettings(process.env),
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: demo ? 'on' : 'off',
    RATE_LIMITS: 'off',
    SUPER_ADMIN_PASSWORD,
    LOG_LEVEL: 'warn',
    ...videos.environment,
    ...chat.environment,
    ...environment,
  };
  const server = launch(['scripts/start.mjs'], env);
  const stop = async () => {
    await end(server);
    await videos.stop();
    await chat.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await healthy(url, server);
    await run(['scripts/server-tool.mjs', 'admin', 'create', ...flags(ADMIN)], env);
    if (catalogue) await run(['scripts/server-tool.mjs', 'import', catalogue], env);
    const accounts = { ...(demo && (await demoAccounts(dataDir))), admin: ADMIN };
    return { url, chatUrl: chat.url, accounts, output: () => server.lines.join('\n'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the server wrote down beside the demo community: a line `demo-rater PASSWORD` for each account. */
async function demoAccounts(dataDir) {
  const lines = (await readFile(join(dataDir, 'demo-accounts.txt'), 'utf8')).trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [username, password] = line.split(' ');
      return [username.replace('demo-', ''), { username, password }];
    }),
  );
}

/** Variables of the shell that would lead the site to other data. */
function withoutOwnSettings({ DATABASE_URL, SESSION_SECRET, PUBLIC_URL, ENVIRONMENT, ...rest }) {
  return rest;
}

function flags(values) {
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** A child process that keeps its last lines and says when it is gone. */
function launch(args, env) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = [];
  const keep = (chunk) => {
    lines.push(...String(chunk).trimEnd().split('\n'));
    lines.splice(0, lines.length - KEPT_LINES);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const gone = new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code)));
  return { child, lines, gone };
}

async function healthy(url, server) {
  const deadline = Date.now() + START_PATIENCE_MS;
  let ended = false;
  void server.gone.then(() => (ended = true));
  while (!ended && Date.now() < deadline) {
    const answered = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The site did not start. Its last words:\n${server.lines.join('\n')}`);
}

async function run(args, env) {
  const tool = launch(args, env);
  const code = await tool.gone;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${tool.lines.join('\n')}`);
}

async function end({ child, gone }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  await gone;
  clearTimeout(patience);
}
