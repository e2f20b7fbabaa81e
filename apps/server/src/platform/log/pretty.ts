import type { DestinationStream } from 'pino';

const colours = new Map([
  ['fatal', '31'],
  ['error', '31'],
  ['warn', '33'],
  ['info', '36'],
  ['debug', '90'],
  ['trace', '90'],
]);

type Entry = { level?: string; time?: string; msg?: string; err?: { stack?: string } } & Record<
  string,
  unknown
>;

/** Turns pino's JSON lines into `12:00:01 info text key=value`. */
export function prettyLines(to: DestinationStream): DestinationStream {
  return { write: (line) => to.write(`${prettyLine(line)}\n`) };
}

function prettyLine(line: string): string {
  let entry: Entry;
  try {
    entry = JSON.parse(line) as Entry;
  } catch {
    return line.trimEnd();
  }
  const { level = 'info', time = '', msg = '', err, ...rest } = entry;
  const keys = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const head = `\u001b[90m${time.slice(11, 19)}\u001b[0m \u001b[${colours.get(level) ?? '0'}m${level}\u001b[0m`;
  return [[head, ...[msg, ...keys].map(shown)].filter(Boolean).join(' '), shown(err?.stack ?? '')]
    .filter(Boolean)
    .join('\n');
}

/** Without what would steer the terminal. */
const shown = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD');
