import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { UnpackedFile } from '../archive/unpack.ts';
import type { Progress } from '../work/progress.ts';
import { listFiles } from './files-folder.ts';
import { MANIFEST_NAME, type Manifest, manifestText } from './manifest.ts';

const PIECE = 256 * 1024;

/**
 * Writes the files of a folder and what the manifest says of them into a new zip that only this user may read; it is
 * safe on the disk when this returns. Pictures do not become smaller, so nothing is compressed.
 * @returns the manifest; the files of a manifest are those that were there when their turn came
 */
export async function writeFilesZip(
  folder: string,
  { path, kind, at, progress }: { path: string; kind: Manifest['kind']; at: Date; progress: Progress },
): Promise<Manifest> {
  const zip = new ZipFile();
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const writing = pipeline(zip.outputStream, target);
  const failed = Promise.race([
    // Without end unless it fails.
    writing.then(() => new Promise<never>(() => undefined)),
    new Promise<never>((_, reject) => zip.once('error', reject)),
  ]);
  failed.catch(() => undefined);
  try {
    const files = await Promise.race([addFiles(zip, folder, progress), failed]);
    const content: Manifest = { format: 1, kind, at: at.toISOString(), files };
    zip.addBuffer(Buffer.from(manifestText(content)), MANIFEST_NAME, {
      mtime: at,
      mode: 0o100_600,
      compress: false,
    });
    zip.end();
    await writing;
    return content;
  } catch (error) {
    target.destroy();
    await writing.catch(() => undefined);
    throw error;
  }
}

async function addFiles(zip: ZipFile, folder: string, progress: Progress): Promise<UnpackedFile[]> {
  const files: UnpackedFile[] = [];
  const paths = (await listFiles(folder)).filter((path) => path !== MANIFEST_NAME);
  for (const [place, path] of paths.entries()) {
    await progress.say('copying', place, paths.length);
    const file = await open(join(folder, path), 'r').catch(ignoreMissing);
    // Deleted since.
    if (file === null) continue;
    try {
      const { mtime } = await file.stat();
      files.push({ path, ...(await addFile(zip, path, { file, mtime, progress })) });
    } finally {
      await file.close();
    }
  }
  await progress.say('copying', paths.length, paths.length);
  return files;
}

function addFile(
  zip: ZipFile,
  path: string,
  { file, mtime, progress }: { file: FileHandle; mtime: Date; progress: Progress },
): Promise<{ size: number; sha256: string }> {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256');
    let size = 0;
    const source = Readable.from(
      (async function* () {
        for await (const piece of piecesOf(file)) {
          hash.update(piece);
          size += piece.length;
          yield piece;
          await progress.moved(piece.length);
        }
        resolve({ size, sha256: hash.digest('hex') });
      })(),
      { objectMode: false },
    );
    source.once('error', reject);
    zip.addReadStream(source, path, { mtime, mode: 0o100_600, compress: false });
  });
}

/** The content of an open file from its beginning. */
export async function* piecesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(PIECE), 0, PIECE, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

export function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
