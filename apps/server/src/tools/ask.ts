import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './exit.ts';

/** Asks the person at the terminal; from a pipe it reads the next line. */
export function ask(question: string): Promise<string> {
  return askThrough(process.stderr, question).then(orRefuse);
}

/** The same, without showing what is typed. */
export function askSecretly(question: string): Promise<string> {
  return answerInSecret(question).then(orRefuse);
}

/** The same; empty where nothing is typed and where the pipe has no further line. */
export function askSecretlyOrNothing(question: string): Promise<string> {
  return answerInSecret(question).then((answer) => answer ?? '');
}

function orRefuse(answer: string | null): string {
  if (answer === null) throw new UsageError('Something is missing, and standard input has no further line.');
  return answer;
}

function answerInSecret(question: string): Promise<string | null> {
  if (process.stdin.isTTY) process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  return askThrough(nowhere, '').finally(() => process.stdin.isTTY && process.stderr.write('\n'));
}

let lines: AsyncIterator<string> | undefined;

async function askThrough(output: NodeJS.WritableStream, question: string): Promise<string | null> {
  if (!process.stdin.isTTY) {
    lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    return done ? null : value;
  }
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
