import { createReadStream } from 'node:fs';
import { BrokenInput } from './broken-input.ts';

export type Line = {
  /** From 1. */
  readonly number: number;
  readonly text: string;
};

/** Far longer than any line of a catalogue; a file without line ends would fill the memory. */
const MOST_BYTES = 4_000_000;
const LINE_FEED = 0x0a;

/**
 * The lines of a UTF-8 file that are not blank, one after another, without their ends.
 * @throws BrokenInput when the file cannot be read or is not UTF-8
 */
export async function* readLines(path: string, name: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  for await (const bytes of byteLines(path, name)) {
    number += 1;
    const text = decode(decoder, bytes, `${name} is not UTF-8: line ${number}.`).trim();
    if (text !== '') yield { number, text };
  }
}

async function* byteLines(path: string, name: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks(path, name)) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
      yield bytes.subarray(from, end);
      from = end + 1;
    }
    rest = bytes.subarray(from);
    if (rest.length > MOST_BYTES)
      throw new BrokenInput(`${name} is not JSON Lines: one of its lines never ends.`);
  }
  yield rest;
}

async function* chunks(path: string, name: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: 262_144 }) as AsyncIterable<Buffer>;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall === undefined ? error : new BrokenInput(`${name} cannot be read: ${code ?? syscall}.`);
  }
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer, problem: string): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new BrokenInput(problem);
  }
}
