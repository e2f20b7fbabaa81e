import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../../platform/http/problem.ts';
import { DUMP_SIGNATURE } from '../dump/dump-header.ts';
import { renamedIn, tarOf, zipOf } from '../testing/archives.ts';
import { quietProgress } from '../testing/quiet-progress.ts';
import { openSql } from './open-sql.ts';
import type { ArchiveExtension } from './archive-entry.ts';
import { readArchive } from './read-archive.ts';
import { unpack } from './unpack.ts';

let folder = '';
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondo-archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(bytes: Buffer): Promise<string> {
  const path = join(folder, `archive-${++made}`);
  await writeFile(path, bytes);
  return path;
}
/** What unpacking says and leaves. */
async function unpacked(extension: ArchiveExtension, bytes: Buffer) {
  const into = join(folder, `into-${++made}`);
  const archive = { path: await stored(bytes), extension };
  const { files } = await unpack(
    archive,
    { into: { folder: into, lasting: false }, kept: '.none' },
    quietProgress,
  );
  return { into, files };
}
async function reasonOf(extension: ArchiveExtension, bytes: Buffer): Promise<string> {
  try {
    await unpacked(extension, bytes);
    return 'taken';
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'BACKUP_CONTENT') throw error;
    expect(error.extra.details).toMatch(/^[A-Z"].*\.$/);
    return error.extra.reason ?? '';
  }
}

const tarLink = (type: 'symlink' | 'link') => tarOf([{ name: 'a', type, linkname: '/etc/passwd' }]);
/** A zip whose first entry says of itself what the mode says. */
async function zipWithMode(mode: number): Promise<Buffer> {
  const zip = await zipOf({ a: '/etc/passwd' });
  const directory = zip.lastIndexOf('PK\x01\x02');
  zip.writeUInt32LE((mode << 16) >>> 0, directory + 38);
  return zip;
}
/** Two entries of the directory that lead to the same bytes. */
async function overlappingZip(): Promise<Buffer> {
  const zip = await zipOf({ a: 'the same', b: 'the same' });
  const second = zip.lastIndexOf('PK\x01\x02');
  zip.writeUInt32LE(0, second + 42);
  return zip;
}
async function encryptedZip(): Promise<Buffer> {
  const zip = await zipOf({ a: 'secret' });
  const directory = zip.lastIndexOf('PK\x01\x02');
  zip.writeUInt16LE(zip.readUInt16LE(directory + 8) | 1, directory + 8);
  return zip;
}
async function damaged(bytes: Promise<Buffer>, at: number): Promise<Buffer> {
  const copy = Buffer.from(await bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
const named = async (to: string) =>
  renamedIn(await zipOf({ ['n'.repeat(to.length)]: 'x' }), 'n'.repeat(to.length), to);
const many = (count: number) => Array.from({ length: count }, (_, place) => ({ name: `f${place}` }));
const zeros = '0'.repeat(3_000_000);

describe('an archive', () => {
  it.each<[string, ArchiveExtension, () => Buffer | Promise<Buffer>]>([
    ['PATH', '.zip', () => named('/etc/passwd')],
    ['PATH', '.zip', () => named('../../up')],
    ['PATH', '.zip', () => named('a/../../b')],
    ['PATH', '.zip', () => named('..\\up')],
    ['PATH', '.zip', () => named('a\\b')],
    ['PATH', '.zip', () => named('C:/windows')],
    ['PATH', '.zip', () => named('c:b')],
    ['PATH', '.zip', () => named('a\0b')],
    ['PATH', '.zip', () => named('a//b')],
    ['PATH', '.tar.gz', () => tarOf([{ name: '/etc/passwd', content: 'x' }])],
    ['PATH', '.tar.gz', () => tarOf([{ name: '../up', content: 'x' }])],
    ['PATH', '.tar.gz', () => tarOf([{ name: `${'x'.repeat(300)}`, content: 'x' }])],
    ['LINK', '.tar.gz', () => tarLink('symlink')],
    ['LINK', '.tar.gz', () => tarLink('link')],
    ['LINK', '.tar.gz', () => tarOf([{ name: 'a', type: 'character-device' }])],
    ['LINK', '.tar.gz', () => tarOf([{ name: 'a', type: 'block-device' }])],
    ['LINK', '.tar.gz', () => tarOf([{ name: 'a', type: 'fifo' }])],
    ['LINK', '.zip', () => zipWithMode(0o120_777)],
    ['LINK', '.zip', () => zipWithMode(0o060_600)],
    ['OVERLAP', '.zip', overlappingZip],
    ['ENCRYPTED', '.zip', encryptedZip],
    ['DUPLICATE', '.zip', async () => renamedIn(await zipOf({ aa: '1', bb: '2' }), 'bb', 'aa')],
    ['DUPLICATE', '.zip', () => zipOf({ 'a.png': '1', 'A.PNG': '2' })],
    ['DUPLICATE', '.zip', () => zipOf({ a: '1', 'a/b': '2' })],
    ['DUPLICATE', '.zip', () => zipOf({ 'a/b': '1', 'A/c': '2' })],
    ['DUPLICATE', '.zip', () => zipOf({ ä: '1', 'a\u0308': '2' })],
    ['DUPLICATE', '.tar.gz', () => tarOf([{ name: 'a' }, { name: './a' }])],
    ['RATIO', '.zip', () => zipOf({ a: zeros })],
    ['RATIO', '.tar.gz', () => tarOf([{ name: 'a', content: zeros }])],
    ['ENTRIES', '.tar.gz', () => tarOf(many(20_001))],
    ['CHECKSUM', '.zip', () => damaged(zipOf({ a: 'content' }, false), 33)],
    ['FORMAT', '.zip', async () => (await zipOf({ a: 'b' })).subarray(0, -10)],
    ['FORMAT', '.zip', () => Buffer.from('PK\x03\x04 and nothing else')],
    ['FORMAT', '.zip', () => Buffer.alloc(0)],
    ['FORMAT', '.tar.gz', async () => (await tarOf([{ name: 'a', content: 'b' }])).subarray(0, -10)],
    ['FORMAT', '.tar.gz', () => gzipSync('x'.repeat(2000))],
    ['FORMAT', '.tar.gz', () => gzipSync('short')],
    ['FORMAT', '.tar.gz', () => Buffer.from([0x1f, 0x8b, 8, 1, 2, 3])],
    ['FORMAT', '.tar.gz', () => Buffer.alloc(0)],
    ['FORMAT', '.tar.gz', () => damaged(tarOf([{ name: 'a', content: 'b'.repeat(99) }]), 30)],
  ])('is refused as %s in a %s (%#)', async (reason, extension, make) => {
    expect(await reasonOf(extension, await make())).toBe(reason);
  });

  it('has at most 20,000 entries, in a zip as well', async () => {
    const small = { entries: 3, bytes: 100, ratio: 100 };
    const entries = async (count: number) => {
      const files = Object.fromEntries(many(count).map(({ name }) => [name, '']));
      const read = readArchive(await stored(await zipOf(files)), '.zip', small);
      let found = 0;
      for await (const _ of read) found += 1;
      return found;
    };
    expect(await entries(3)).toBe(3);
    await expect(entries(4)).rejects.toMatchObject({ extra: { reason: 'ENTRIES' } });
  });

  it('is counted by what it really holds, not by what it says', async () => {
    const zip = await zipOf({ a: 'x'.repeat(500) }, false);
    const path = await stored(zip);
    const read = async (bytes: number) => {
      for await (const { bytes: pieces } of readArchive(path, '.zip', { entries: 9, bytes, ratio: 100 }))
        for await (const _ of pieces());
    };
    await expect(read(500)).resolves.toBeUndefined();
    await expect(read(499)).rejects.toMatchObject({ extra: { reason: 'SIZE' } });
    // Says that it holds 10 bytes and holds a million.
    const liar = await zipOf({ a: zeros });
    liar.writeUInt32LE(10, liar.lastIndexOf('PK\x01\x02') + 24);
    expect(await reasonOf('.zip', liar)).toBe('FORMAT');
  });

  it.each<[ArchiveExtension, () => Promise<Buffer>]>([
    ['.zip', () => zipOf({ 'sub/b.txt': 'two', 'a ü.txt': 'one' })],
    [
      '.tar.gz',
      () =>
        tarOf([
          { name: './', type: 'directory' },
          { name: './sub/', type: 'directory', mode: 0o777 },
          { name: './sub/b.txt', content: 'two', mode: 0o777 },
          { name: 'a ü.txt', content: 'one' },
        ]),
    ],
  ])('is unpacked for this user only: %s', async (extension, make) => {
    const { into, files } = await unpacked(extension, await make());
    expect(files.map(({ path, size }) => [path, size])).toEqual([
      ['a ü.txt', 3],
      ['sub/b.txt', 3],
    ]);
    expect(await readFile(join(into, 'sub/b.txt'), 'utf8')).toBe('two');
    const mode = async (path: string) => (await stat(join(into, path))).mode & 0o777;
    expect([await mode('.'), await mode('sub'), await mode('sub/b.txt')]).toEqual([0o700, 0o700, 0o600]);
  });

  it('that was changed anywhere is refused or holds what it held', async () => {
    const zip = await zipOf({ a: 'some content', 'b/c': 'more content' });
    const tar = await tarOf([{ name: 'a', content: 'some content' }]);
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.nat(), fc.integer({ min: 1, max: 255 }), async (isZip, at, by) => {
        const bytes = Buffer.from(isZip ? zip : tar);
        const place = at % bytes.length;
        bytes[place] = (bytes[place] ?? 0) ^ by;
        const path = await stored(bytes);
        const texts: string[] = [];
        try {
          for await (const { bytes: pieces, isFolder } of readArchive(path, isZip ? '.zip' : '.tar.gz')) {
            let text = '';
            for await (const piece of pieces()) text += piece.toString();
            if (!isFolder) texts.push(text);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
          return;
        }
        for (const text of texts) expect(['some content', 'more content']).toContain(text);
      }),
      { numRuns: 300 },
    );
  });

  it('that is no archive at all is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), fc.boolean(), async (bytes, isZip) => {
        const extension = isZip ? '.zip' : '.tar.gz';
        expect(await reasonOf(extension, Buffer.from(bytes))).toBe('FORMAT');
      }),
      { numRuns: 100 },
    );
  });
});

describe('the dump in an archive', () => {
  const dump = `${DUMP_SIGNATURE}-- {}\n`;
  const opened = async (filename: string, bytes: Buffer | Promise<Buffer>) =>
    openSql({ path: await stored(await bytes), filename }, join(folder, `draft-${++made}`));

  it('is unpacked beside it, and removed', async () => {
    for (const [name, bytes] of [
      ['a.zip', zipOf({ 'readme.txt': 'x', 'in/A.SQL': dump })],
      ['a.tar.gz', tarOf([{ name: 'a.sql', content: dump }])],
    ] as const) {
      const { path, remove } = await opened(name, bytes);
      expect(await readFile(path, 'utf8')).toBe(dump);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      await remove();
      await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
    }
  });

  it('is the file itself where that is no archive', async () => {
    const { path, remove } = await opened('a.sql', Buffer.from(dump));
    await remove();
    expect(await readFile(path, 'utf8')).toBe(dump);
  });

  it.each([
    ['It holds 2 files and no .sql.', { a: '', 'b.sql.txt': dump }],
    ['It holds 2 .sql files, not one.', { 'a.sql': dump, 'b.sql': dump }],
    ['The .sql in it does not begin like a backup of this site.', { 'a.sql': 'SELECT 1' }],
  ])('is one: %s', async (details, files) => {
    await expect(opened('a.zip', zipOf(files))).rejects.toMatchObject({ extra: { details } });
    expect((await readdir(folder)).filter((name) => name.startsWith('draft-'))).toEqual([]);
  });
});
