import { Problem } from './api/problem.ts';

/** Where the bytes of a download go. */
export interface FilePlace {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** All are there: the file is complete. */
  close(): Promise<void>;
  /** Leaves no part of a file behind. */
  discard(): Promise<void>;
}

interface DiskFile {
  createWritable(): Promise<FileSystemWritableFileStream>;
}
type AskForPlace = (options: { suggestedName: string }) => Promise<DiskFile>;

/**
 * Where a file of that name is to be saved. A browser that can write to the disk itself asks the person, and nothing
 * stands in memory; the others collect the file and download it at its end. Call it soon after a click.
 * @throws AbortError when the person chooses no place
 */
export async function choosePlace(name: string): Promise<FilePlace> {
  const ask = (window as { showSaveFilePicker?: AskForPlace }).showSaveFilePicker;
  if (!ask) return collected(name);
  try {
    const writer = await (await ask.call(window, { suggestedName: name })).createWritable();
    return {
      write: (bytes) => writer.write(bytes),
      close: () => writer.close(),
      discard: () => writer.abort(),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    // The click is too long ago, or a policy forbids it.
    return collected(name);
  }
}

function collected(name: string): FilePlace {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  return {
    write: async (bytes) => void parts.push(bytes),
    close: async () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(parts));
      link.download = name;
      link.click();
      parts = [];
      // The browser reads it after the click.
      window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
    discard: async () => {
      parts = [];
    },
  };
}

/**
 * Saves a stream of that many bytes, and says how many have come.
 * @throws AbortError when it is stopped; a Problem without an answer when it ends early; what the place throws
 */
export async function saveStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  place: FilePlace,
  size: number,
  onCome: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = stream.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  let come = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) break;
      await place.write(value);
      come += value.length;
      onCome(come);
    }
    if (come !== size) throw new TypeError('The file ended early.');
    await place.close();
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    await place.discard().catch(() => undefined);
    // What a lost connection throws while a body is read.
    throw error instanceof TypeError ? new Problem(0, {}) : error;
  }
}
