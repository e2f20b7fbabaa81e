import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../../testing/before-tests.ts';
import { signedInUser } from '../../../testing/users.ts';
import { DUMP_SIGNATURE } from '../dump/dump-header.ts';
import { UPLOAD_LIMIT } from '../list-backups.ts';
import { formOf } from '../testing/form.ts';

const superAdminPassword = 'open sesame, please';
const site = appOfTests({ config: { superAdminPassword } });
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));
let address = '';
beforeAll(async () => {
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Sends a form with a dump of so many bytes, without saying its length before. */
async function send(bytes: number): Promise<{ status: number | undefined; body: unknown }> {
  const form = formOf({ name: 'backup', filename: 'a.sql', content: DUMP_SIGNATURE });
  const end = form.body.indexOf(DUMP_SIGNATURE) + DUMP_SIGNATURE.length;
  const piece = Buffer.alloc(1024 * 1024, 'x');
  const pieces = function* () {
    yield form.body.subarray(0, end);
    for (let left = bytes - DUMP_SIGNATURE.length; left > 0; left -= piece.length)
      yield piece.subarray(0, Math.min(left, piece.length));
    yield form.body.subarray(end);
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}/v2/admin/backup/upload/mysql`, {
      method: 'POST',
      headers: {
        ...form.headers,
        authorization: `Bearer ${admin.token}`,
        'x-super-admin-password': superAdminPassword,
      },
    });
    sent.on('response', async (reply) =>
      resolve({ status: reply.statusCode, body: JSON.parse(await text(reply)) }),
    );
    sent.on('error', reject);
    Readable.from(pieces()).pipe(sent);
  });
}

it('an upload of 500 MB is taken without standing in memory, a byte more is refused', async () => {
  const before = process.memoryUsage().rss;
  expect((await send(UPLOAD_LIMIT)).status).toBe(200);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  expect(await send(UPLOAD_LIMIT + 1)).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
  const names = await readdir(join(site.deps.config.backupDir, 'mysql'));
  expect(names.filter((name) => name.startsWith('.draft-'))).toEqual([]);
});
