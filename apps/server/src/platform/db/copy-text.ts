export type CopyValue = string | number | boolean | Date | null;

const ESCAPES = new Map([
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** One row in the text format of COPY, with its line end. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyText).join('\t')}\n`;
}

function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return /[\\\n\r\t]/.test(value)
    ? value.replace(/[\\\n\r\t]/g, (character) => ESCAPES.get(character) ?? '')
    : value;
}
