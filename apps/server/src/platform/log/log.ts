import { type DestinationStream, type Logger, pino } from 'pino';
import { prettyLines } from './pretty.ts';

export type Log = Logger;

/** One JSON line an entry, or readable lines when a person watches. Secrets in headers are never written. */
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
    },
    options.pretty ? prettyLines(to) : to,
  );
}
