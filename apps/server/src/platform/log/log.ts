import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { errorText } from '../outside/outside-text.ts';
import { scrub } from '../secrets/known-secrets.ts';
import { prettyLines } from './pretty.ts';

export type Log = Logger;

/**
 * One JSON line an entry, or readable lines when a person watches. Secrets in headers are never written, known ones and
 * what looks like one are taken out of every text, and no error is too odd to be logged.
 */
export function createLog(options: {
  readonly level: string;
  readonly pretty: boolean;
  readonly to?: DestinationStream;
}): Log {
  const to = options.to ?? process.stdout;
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ['req.headers', '*.password', '*.token', '*.superAdminPassword'], remove: true },
      serializers: { err: readableError },
    },
    scrubbedLines(options.pretty ? prettyLines(to) : to),
  );
}

/** Some errors throw when they are read. */
function readableError(error: Error): object {
  try {
    return JSON.parse(JSON.stringify(stdSerializers.err(error))) as object;
  } catch {
    return { message: errorText(error) };
  }
}

/** The texts of an entry without secrets; its numbers and names stay, so that it is JSON afterwards. */
function scrubbedLines(to: DestinationStream): DestinationStream {
  return {
    write: (line) => {
      to.write(scrubbedLine(line));
    },
  };
}

function scrubbedLine(line: string): string {
  try {
    const entry: unknown = JSON.parse(line, (_key, value: unknown) =>
      typeof value === 'string' ? scrub(value) : value,
    );
    return `${JSON.stringify(entry)}\n`;
  } catch {
    return `${scrub(line)}\n`;
  }
}
