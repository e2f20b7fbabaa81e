import { createReadStream } from 'node:fs';
import { BrokenInput } from './broken-input.ts';

export type Line = {
  /** From 1. */
  readonly number: number;
  readonly text: string;
};

/** No line of a catalogue comes near it; a file without line ends would fill the memory. */
const MOST_CHARACTERS = 4_000_000;

/**
 * The lines of a UTF-8 file that are not blank, one after another, without their ends.
 * @throws BrokenInput when the file cannot be read or is not UTF-8
 */
export async function* readLines(path: string, name: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  let rest = '';
  const take = function* (text: string, isLast: boolean): Generator<Line> {
    const lines = (rest + text).split('\n');
    rest = isLast ? '' : (lines.pop() ?? '');
    if (rest.length > MOST_CHARACTERS)
      throw new BrokenInput(`${name} is not JSON Lines: line ${number + 1} never ends.`);
    for (const line of lines) {
      number += 1;
      if (line.trim() !== '') yield { number, text: line.trim() };
    }
  };
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
      yield* take(decoder.decode(chunk, { stream: true }), false);
    yield* take(decoder.decode(), true);
  } catch (error) {
    throw readProblem(error, name, number);
  }
}

function readProblem(error: unknown, name: string, after: number): unknown {
  if (error instanceof TypeError)
    return new BrokenInput(`${name} is not UTF-8 (somewhere after line ${after}).`);
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  return syscall === undefined ? error : new BrokenInput(`${name} cannot be read: ${code ?? message}.`);
}
