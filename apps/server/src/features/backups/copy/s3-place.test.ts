import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closedAfter } from '../../../testing/before-tests.ts';
import { type S3Fault, startS3Server } from '../../../testing/s3-server.ts';
import { UnreadableBackup } from './pieces.ts';
import type { Outgoing } from './place.ts';
import { s3Place } from './s3-place.ts';

const KIB = 1024;
const s3 = closedAfter(() => startS3Server({ pageSize: 2 }));
const folder = await mkdtemp(join(tmpdir(), 'rondo-test-s3-'));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  s3.objects.clear();
  s3.calls.length = 0;
  s3.settings.decide = null;
});

const filename = 'mysql-backup-manual-2026-03-01T00-00-00-000Z.sql';
const outgoing = async (bytes: Buffer, more: Partial<Outgoing> = {}): Promise<Outgoing> => {
  const path = join(folder, filename);
  await writeFile(path, bytes);
  return { type: 'mysql', filename, path, size: bytes.length, note: '{"kind":"manual"}', ...more };
};
const place = (prefix?: string) => s3Place(s3.place(prefix), { partBytes: 64 * KIB, silenceMs: 100 });
const pace = (signal = new AbortController().signal) => ({ rest: async () => undefined, signal });
const put = async (bytes: Buffer, more: Partial<Outgoing> = {}) =>
  place().put(await outgoing(bytes, more), pace());
const faultAt = (part: string, fault: S3Fault) => {
  s3.settings.decide = (call) => (call.includes(part) ? fault : null);
};

describe('a bucket', () => {
  it.each([0, 1, 64 * KIB - 1, 64 * KIB, 64 * KIB + 1, 700 * KIB])(
    'gets a file of %d bytes',
    async (size) => {
      const bytes = randomBytes(size);
      await put(bytes);
      expect(s3.objects.get(`mysql/${filename}`)?.bytes.equals(bytes)).toBe(true);
      expect(s3.objects.get(`mysql/.${filename}.json`)?.bytes.toString()).toBe('{"kind":"manual"}');
      const parts = s3.calls.filter((call) => call.includes(' part '));
      expect(parts).toHaveLength(Math.max(1, Math.ceil(size / (64 * KIB))));
      expect(s3.openUploads()).toBe(0);
    },
  );

  it('lists more names than fit on a page, below its prefix, and deletes', async () => {
    const names = [1, 2, 3, 4, 5].map((n) => `mysql-backup-hourly-2026-03-0${n}T00-00-00-000Z.sql`);
    const prefixed = place('site/');
    for (const name of names)
      await prefixed.put(await outgoing(Buffer.from(name), { filename: name }), pace());
    s3.objects.set('site/mysql/deep/er.sql', { bytes: Buffer.alloc(0), etag: '' });
    s3.objects.set('other/mysql/x.sql', { bytes: Buffer.alloc(0), etag: '' });
    const { signal } = pace();
    expect((await prefixed.list('mysql', signal)).toSorted()).toEqual(names);
    expect(await prefixed.list('files', signal)).toEqual([]);
    await prefixed.remove('mysql', names[0] ?? '', signal);
    expect((await prefixed.list('mysql', signal)).toSorted()).toEqual(names.slice(1));
    expect([...s3.objects.keys()]).not.toContain(`site/mysql/.${names[0]}.json`);
  });

  it.each<[at: string, fault: S3Fault, words: RegExp]>([
    ['begin', { status: 403, code: 'InvalidAccessKeyId' }, /InvalidAccessKeyId, says the service/],
    ['part 2', { status: 503, code: 'SlowDown' }, /SlowDown|503/],
    ['part 2', 'silent', /No answer within 1 s/],
    ['part 2', 'endless', /too long/],
    ['part 2', 'damaged', /another checksum/],
    ['HEAD', { status: 404, code: 'NoSuchKey' }, /Not ?Found/],
  ])('that answers %s with %j says so', async (at, fault, words) => {
    faultAt(at, fault);
    await expect(put(randomBytes(200 * KIB))).rejects.toThrow(words);
    expect(s3.openUploads()).toBe(0);
  });

  it('that answers byte by byte is left when the time is over', async () => {
    faultAt('part 1', 'drip');
    const ending = new AbortController();
    const copying = place().put(await outgoing(randomBytes(KIB)), pace(ending.signal));
    setTimeout(() => ending.abort(new Error('over')), 200);
    await expect(copying).rejects.toThrow();
    expect(s3.openUploads()).toBe(0);
  });

  it('gets nothing of a file that is not what it was', async () => {
    await expect(put(randomBytes(KIB), { size: 2 * KIB })).rejects.toThrow(UnreadableBackup);
    await expect(put(randomBytes(KIB), { path: join(folder, 'gone') })).rejects.toThrow(UnreadableBackup);
    expect(s3.objects.has(`mysql/${filename}`)).toBe(false);
    expect(s3.openUploads()).toBe(0);
  });
});
