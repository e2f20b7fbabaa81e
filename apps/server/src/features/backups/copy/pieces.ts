import { type FileHandle, open } from 'node:fs/promises';

/** Of what is read at once. */
const PIECE_BYTES = 256 * 1024;

/** The file of a backup cannot be read: no second place can help that. */
export class UnreadableBackup extends Error {}

/**
 * Reads a file piece by piece; each is good until the next one is asked for.
 * @throws UnreadableBackup also when it is shorter or longer than it was said to be
 */
export async function* piecesOf(path: string, size: number): AsyncGenerator<Buffer> {
  const file = await reading(() => open(path, 'r'));
  try {
    const buffer = Buffer.allocUnsafe(Math.min(PIECE_BYTES, size + 1));
    let at = 0;
    for (;;) {
      const { bytesRead } = await reading(() => file.read(buffer, 0, buffer.length, at));
      at += bytesRead;
      if (at > size || (bytesRead === 0 && at < size))
        throw new UnreadableBackup('The backup changed while it was copied.');
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await close(file);
  }
}

const close = (file: FileHandle) => file.close().catch(() => undefined);

async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new UnreadableBackup(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
