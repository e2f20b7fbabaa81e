import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { type Admission, brokenArchive, refusedLink } from './admission.ts';
import type { ArchiveEntry } from './archive-entry.ts';

/** The entries of a compressed tar, admitted while they come. */
export async function* readTar(path: string, admission: Admission): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract();
  const source = Readable.from(unpacked(path, admission));
  source.on('error', (error) => extract.destroy(error));
  source.pipe(extract);
  try {
    for await (const entry of extract) {
      const { name, type, size } = entry.header;
      const isFolder = type === 'directory';
      if ((type !== 'file' && type !== 'contiguous-file' && !isFolder) || (isFolder && size > 0))
        throw refusedLink(name);
      yield { path: admission.enter(name, isFolder), isFolder, bytes: () => bytesOf(entry) };
      entry.resume();
    }
  } catch (error) {
    throw brokenArchive(error, 'It is no whole tar.gz file.');
  } finally {
    source.destroy();
    extract.destroy();
  }
}

async function* unpacked(path: string, admission: Admission): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  file.pipe(gunzip);
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) {
      admission.count(piece.length);
      yield piece;
    }
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const piece of entry) yield piece as Buffer;
  } catch (error) {
    throw brokenArchive(error, 'It is no whole tar.gz file.');
  }
}
