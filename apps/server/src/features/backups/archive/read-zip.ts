import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { type Admission, brokenArchive, quoted, refusedArchive, refusedLink } from './admission.ts';
import type { ArchiveEntry } from './archive-entry.ts';

/** The entries of a zip; all of them are admitted before the first one is given. */
export async function* readZip(path: string, admission: Admission): AsyncGenerator<ArchiveEntry> {
  const zip = await openZip(path);
  try {
    const entries = await listed(zip, admission);
    refuseOverlaps(
      entries.map(({ entry }) => entry),
      zip.fileSize,
    );
    for (const { path: name, isFolder, entry } of entries)
      yield { path: name, isFolder, bytes: () => bytesOf(zip, entry, name, admission) };
  } finally {
    zip.close();
  }
}

async function openZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await new Promise((resolve, reject) => {
      // Names are read here, so that what is wrong with one is said in our words.
      const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
      yauzl.open(path, options, (error, zip) => (error === null ? resolve(zip) : reject(error)));
    });
  } catch (error) {
    throw brokenZip(error);
  }
}

async function listed(zip: yauzl.ZipFile, admission: Admission) {
  const found: { path: string; isFolder: boolean; entry: yauzl.Entry }[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('error', (error) => reject(brokenZip(error)));
    zip.on('end', resolve);
    zip.on('entry', (entry: yauzl.Entry) => {
      try {
        found.push({ ...admitted(entry, admission), entry });
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
  return found;
}

const FILE_TYPE = 0o170_000;
const FILE = 0o100_000;
const FOLDER = 0o040_000;

function admitted(entry: yauzl.Entry, admission: Admission) {
  const { generalPurposeBitFlag, fileNameRaw, extraFields, externalFileAttributes } = entry;
  const name = yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  const type = (externalFileAttributes >>> 16) & FILE_TYPE;
  if (type !== 0 && type !== FILE && type !== FOLDER) throw refusedLink(name);
  const isFolder = name.endsWith('/') || type === FOLDER;
  if (entry.isEncrypted()) throw refusedArchive('ENCRYPTED', `${quoted(name)} is encrypted.`);
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    throw refusedArchive('METHOD', `${quoted(name)} is compressed in an unusual way.`);
  if (isFolder && entry.uncompressedSize > 0) throw refusedLink(name);
  return { path: admission.enter(name, isFolder), isFolder };
}

const LOCAL_HEADER = 30;

/** Bytes that belong to several entries would be unpacked once for each. */
function refuseOverlaps(entries: readonly yauzl.Entry[], size: number): void {
  const placed = entries
    .map(({ relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength }) => ({
      start,
      end: start + LOCAL_HEADER + fileNameLength + compressedSize,
    }))
    .sort((a, b) => a.start - b.start);
  for (const [place, { end }] of placed.entries())
    if (end > (placed[place + 1]?.start ?? size))
      throw refusedArchive('OVERLAP', 'Files in it lie over each other.');
}

async function* bytesOf(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  name: string,
  admission: Admission,
): AsyncGenerator<Buffer> {
  let sum = 0;
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) =>
      error === null ? resolve(opened) : reject(brokenZip(error)),
    );
  });
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const { value, done } = await pieces.next().catch((error: unknown) => {
        throw brokenZip(error);
      });
      if (done) break;
      admission.count(value.length);
      sum = crc32(value, sum);
      yield value;
    }
  } finally {
    await pieces.return?.();
  }
  if (sum !== entry.crc32)
    throw refusedArchive('CHECKSUM', `${quoted(name)} was changed after it was packed.`);
}

const brokenZip = (error: unknown) => brokenArchive(error, 'It is no whole zip file.');
