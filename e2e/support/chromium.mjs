import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The flags of every browser that tests and tools start: quiet, offline but for the site, at home in containers. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WHAT_TO_DO = `No Chromium could be found or installed. Do one of these and try again:
  - Debian, as root:            apt-get update && apt-get install -y chromium-headless-shell
  - any system:                 npx playwright install --with-deps chromium
  - a browser that is already there:  CHROMIUM_PATH=/path/to/chromium npm test`;

/** The first browser that starts, or undefined. A CHROMIUM_PATH that does not start is an error, never skipped. */
export function findChromium(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, but that program does not start.`);
  }
  return candidates().find(starts);
}

/** findChromium, and when there is none: Debian's package (as root), else Playwright's own download. */
export async function ensureChromium() {
  const present = findChromium();
  if (present) return present;
  for (const install of [installFromDebian, installFromPlaywright]) {
    await install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(WHAT_TO_DO);
}

/** Starts the browser; the caller closes it. */
export async function launchChromium() {
  return chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
}

function candidates() {
  return [
    // Without a window: it draws the same with less of a processor.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
}

/** Being there is not enough: a snap's place holder or a download without its libraries does not run. */
function starts(path) {
  return (
    existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('No Chromium here: installing the package of the distribution …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!(await succeeds('apt-get', ['update', '-q'], environment))) return;
  await succeeds(
    'apt-get',
    [
      'install',
      '-q',
      '-y',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
      'fonts-noto-cjk',
    ],
    environment,
  );
}

async function installFromPlaywright() {
  console.log('No Chromium here: downloading the one of Playwright …');
  const cli = new URL('cli.js', import.meta.resolve('playwright-core/package.json'));
  await succeeds(process.execPath, [cli.pathname, 'install', 'chromium'], process.env);
}

function succeeds(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
