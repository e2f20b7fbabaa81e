import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './exit.ts';

/** Asks the person at the terminal; from a pipe it reads the next line. */
export function ask(question: string): Promise<string> {
  return askThrough(process.stderr, question);
}

/** The same, without showing what is typed. */
export function askSecretly(question: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  return askThrough(nowhere, '').finally(() => process.stdin.isTTY && process.stderr.write('\n'));
}

let lines: AsyncIterator<string> | undefined;

async function askThrough(output: NodeJS.WritableStream, question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    if (done) throw new UsageError('Something is missing, and standard input has no further line.');
    return value;
  }
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
