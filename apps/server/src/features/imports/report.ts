import { RELAXATIONS, type Relaxation } from './relaxations.ts';

export const FILE_NAMES = ['levels.jsonl', 'players.jsonl', 'passes.jsonl', 'references.jsonl'] as const;
export type FileName = (typeof FILE_NAMES)[number];

export type BadLineReport = { readonly file: FileName; readonly line: number; readonly reason: string };

export type FileReport = {
  readonly file: FileName;
  /** What its lines are: levels, players, passes, references. */
  readonly added: number;
  /** Imported before; left as they are. */
  readonly present: number;
  /** Of these, lines that read differently now. */
  readonly changed: number;
  readonly skipped: number;
};

export type ImportReport = {
  readonly files: readonly FileReport[];
  readonly badLines: readonly BadLineReport[];
  readonly relaxations: readonly { readonly kind: Relaxation; readonly count: number }[];
  /** Rows of the demo community that were removed first, by table. */
  readonly removedDemo: readonly { readonly what: string; readonly count: number }[];
  readonly seconds: number;
};

const number = (value: number) => value.toLocaleString('en-US');

/** The report for the person at the keyboard. */
export function importReportText(report: ImportReport): string {
  return [
    ...report.badLines.map(({ file, line, reason }) => `${file}:${line}: skipped, ${reason}`),
    ...report.removedDemo
      .filter(({ count }) => count > 0)
      .map(({ what, count }) => `demo removed: ${number(count)} ${what}`),
    ...report.relaxations.map(({ kind, count }) => `${number(count)} ${RELAXATIONS[kind]}`),
    ...report.files.map(fileText),
    `done in ${report.seconds.toFixed(1)} s`,
  ].join('\n');
}

function fileText({ file, added, present, changed, skipped }: FileReport): string {
  const notes = [
    present > 0 ? `${number(present)} there already` : '',
    changed > 0 ? `${number(changed)} of them changed in the file since and left as they are` : '',
    skipped > 0 ? `${number(skipped)} skipped` : '',
  ].filter(Boolean);
  return `${number(added)} ${file.replace('.jsonl', '')} imported${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}
