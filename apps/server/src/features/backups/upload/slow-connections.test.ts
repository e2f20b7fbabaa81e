import { mkdir, readdir, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BareSocket, openSocket, replyOf } from '../../../testing/bare-socket.ts';
import { appOfTests, beforeTests } from '../../../testing/before-tests.ts';
import { signedInUser } from '../../../testing/users.ts';
import { DUMP_SIGNATURE } from '../dump/dump-header.ts';
import { formOf } from '../testing/form.ts';

const superAdminPassword = 'open sesame, please';
const most = 6;
const site = appOfTests({
  config: { superAdminPassword },
  connectionLimits: {
    header: 200,
    request: 300,
    check: 20,
    slowBody: 50,
    silentBody: 400,
    refusedBody: 200,
    most,
  },
});
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

const sockets: BareSocket[] = [];
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.destroy();
});
async function open(first = ''): Promise<BareSocket> {
  const socket = await openSocket(port, first);
  sockets.push(socket);
  return socket;
}

const dump = `${DUMP_SIGNATURE}-- {}\n${'x'.repeat(100_000)}`;
const form = formOf({ name: 'backup', filename: 'a.sql', content: dump });
const head = (more: Record<string, string | number> = {}, call = 'POST /v2/admin/backup/upload/mysql') =>
  [
    `${call} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${admin.token}`,
    ...Object.entries({
      'X-Super-Admin-Password': superAdminPassword,
      'Content-Type': form.headers['content-type'],
      'Content-Length': form.body.length,
      ...more,
    }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
const names = async () => (await readdir(join(site.deps.config.backupDir, 'mysql'))).sort();
const drafts = async () => (await names()).filter((name) => name.startsWith('.draft-'));
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe('an upload', () => {
  it('may take longer than any other request, as long as it keeps coming', async () => {
    const socket = await open(head());
    const pieces = 10;
    for (let place = 0; place < pieces; place++) {
      await pause(60);
      const size = Math.ceil(form.body.length / pieces);
      socket.socket.write(form.body.subarray(place * size, (place + 1) * size));
    }
    await expect.poll(() => socket.text()).toContain('"success":true');
    expect(replyOf(socket).status).toBe(200);
    // The same connection goes on as any other.
    socket.socket.write(
      head({ 'Content-Length': 10, 'Content-Type': 'application/json' }, 'POST /v2/auth/login'),
    );
    await expect.poll(() => socket.text()).toContain('REQUEST_TIMEOUT');
  });

  it('is ended by silence, and leaves nothing', async () => {
    const before = await names();
    const socket = await open(head() + form.body.toString('latin1').slice(0, 5000));
    await expect.poll(drafts).toHaveLength(1);
    await expect.poll(() => socket.isEnded()).toBe(true);
    await expect.poll(names).toEqual(before);
  });

  it('leaves nothing when the caller hangs up', async () => {
    const before = await names();
    const socket = await open(head() + form.body.toString('latin1').slice(0, 5000));
    await expect.poll(drafts).toHaveLength(1);
    socket.socket.destroy();
    await expect.poll(names).toEqual(before);
  });

  it('has no more time than others without the password', async () => {
    const socket = await open(head({ 'X-Super-Admin-Password': 'wrong' }));
    await expect.poll(() => socket.text()).toContain('Invalid password');
    const sending = setInterval(() => socket.socket.write('x'), 20);
    await expect.poll(() => socket.isEnded()).toBe(true);
    clearInterval(sending);
  });

  it('that is refused is told so while it still sends, and then ended', async () => {
    const socket = await open(head({ 'Content-Length': 400_000_000 }));
    const bad = formOf({ name: 'backup', filename: 'a.sql', content: 'SELECT 1;'.repeat(10_000) });
    socket.socket.write(bad.body.subarray(0, 50_000));
    await expect.poll(() => socket.text()).toContain('FILE_TYPE');
    expect(await drafts()).toEqual([]);
    const sending = setInterval(() => socket.socket.write('x'.repeat(1000)), 20);
    await expect.poll(() => socket.isEnded()).toBe(true);
    clearInterval(sending);
  });

  it('makes no room for others, as a slow body does', async () => {
    const login = head({ 'Content-Length': 10, 'Content-Type': 'application/json' }, 'POST /v2/auth/login');
    const uploading = await open(head() + form.body.toString('latin1').slice(0, 5000));
    await expect.poll(drafts).toHaveLength(1);
    const slow = await Promise.all(Array.from({ length: most - 1 }, () => open(`${login}{`)));
    await pause(60);
    await open();
    await expect.poll(() => slow.filter((one) => one.isEnded())).toHaveLength(1);
    expect(uploading.isEnded()).toBe(false);
  });
});

// Elsewhere the open files of a process cannot be listed.
it.runIf(process.platform === 'linux')('a download is ended with its caller', async () => {
  const folder = join(site.deps.config.backupDir, 'mysql');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'large.sql'), Buffer.alloc(64 * 1024 * 1024, 'x'));
  const isOpen = async () => {
    const handles = await readdir('/proc/self/fd').catch(() => []);
    const paths = await Promise.all(handles.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
    return paths.some((path) => path.endsWith('large.sql'));
  };
  const call = 'GET /v2/admin/backup/download/mysql/large.sql';
  const socket = await open(head({ 'Content-Length': 0 }, call));
  socket.socket.pause();
  await expect.poll(isOpen).toBe(true);
  socket.socket.destroy();
  await expect.poll(isOpen).toBe(false);
});
