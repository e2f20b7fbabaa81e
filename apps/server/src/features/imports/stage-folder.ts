import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { JUDGEMENT_KEYS } from '@rondo/domain/passes';
import type { CopyDatabase } from '../../platform/db/copy-database.ts';
import type { Trx } from '../../platform/db/database.ts';
import { copyLine, type CopyValue } from '../../platform/db/copy-text.ts';
import { BadLine, BrokenInput } from './broken-input.ts';
import { type Fields, idField, parseFields } from './fields.ts';
import { readLevel } from './read-level.ts';
import { readLines } from './read-lines.ts';
import { readPass } from './read-pass.ts';
import { readPlayer } from './read-player.ts';
import { readReferences } from './read-references.ts';
import { RelaxationCounts } from './relaxations.ts';
import type { BadLineReport, FileName } from './report.ts';
import { selectDifficultyBases, type StagingTable, stagingTarget } from './staging.repository.ts';

export type Staged = {
  /** Lines of each file that is there. */
  readonly read: ReadonlyMap<FileName, number>;
  readonly bad: BadLineReport[];
  readonly relaxations: RelaxationCounts;
};

type Source = {
  readonly name: FileName;
  readonly table: StagingTable;
  /** Rows of the staging table that one line becomes. */
  readonly rows: (fields: Fields, line: number, hash: string) => CopyValue[][];
};

/**
 * Copies the files of a folder into the staging tables, line by line.
 * @throws BrokenInput when there is none of them, or one is not JSON Lines
 */
export async function stageFolder(
  trx: Trx,
  copyInto: CopyDatabase['copyInto'],
  { folder, now, progress }: { folder: string; now: Date; progress: (text: string) => void },
): Promise<Staged> {
  const relaxations = new RelaxationCounts();
  const bad: BadLineReport[] = [];
  const read = new Map<FileName, number>();
  for (const source of await sourcesOf(trx, now, relaxations)) {
    const path = join(folder, source.name);
    if (!(await isThere(path))) continue;
    await copyInto(stagingTarget(source.table), stagedLines(source, path));
  }
  if (read.size === 0)
    throw new BrokenInput(
      `${folder} holds none of levels.jsonl, players.jsonl, passes.jsonl, references.jsonl.`,
    );
  if ([...read.values()].every((lines) => lines === 0))
    throw new BrokenInput(`The files in ${folder} are empty.`);
  return { read, bad, relaxations };

  async function* stagedLines({ name, rows }: Source, path: string): AsyncGenerator<string> {
    let lines = 0;
    let objects = 0;
    for await (const { number, text } of readLines(path, name)) {
      lines += 1;
      if (lines % 1000 === 0) progress(`${name}: ${lines.toLocaleString('en-US')} lines`);
      try {
        const fields = parseFields(text);
        objects += 1;
        yield rows(fields, number, hashOf(text)).map(copyLine).join('');
      } catch (error) {
        if (!(error instanceof BadLine)) throw error;
        bad.push({ file: name, line: number, reason: error.message });
      }
    }
    if (lines > 0 && objects === 0)
      throw new BrokenInput(`${name} is not JSON Lines: none of its lines is a JSON object.`);
    read.set(name, lines);
    progress(`${name}: ${lines.toLocaleString('en-US')} lines`);
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw new BrokenInput(`${path} cannot be read: ${error.code ?? error.message}.`);
    },
  );
}

const hashOf = (text: string) => `\\x${createHash('sha256').update(text).digest('hex')}`;

async function sourcesOf(trx: Trx, now: Date, counts: RelaxationCounts): Promise<Source[]> {
  const bases = await selectDifficultyBases(trx);
  return [
    {
      name: 'levels.jsonl',
      table: 'level',
      rows: identified((fields) => {
        const { credits, ...level } = readLevel(fields, bases, counts);
        return [...Object.values(level), JSON.stringify(credits)];
      }),
    },
    {
      name: 'players.jsonl',
      table: 'player',
      rows: identified((fields) => readPlayer(fields, counts)),
    },
    {
      name: 'passes.jsonl',
      table: 'pass',
      rows: identified((fields) => {
        const { judgements, ...pass } = readPass(fields, now, counts);
        return [...Object.values(pass), ...JUDGEMENT_KEYS.map((key) => judgements[key])];
      }),
    },
    {
      name: 'references.jsonl',
      table: 'reference',
      rows: (fields, line) => {
        const { difficultyId, levelIds } = readReferences(fields, bases, counts);
        return levelIds.map((levelId, position) => [line, difficultyId, position, levelId]);
      },
    },
  ];
}

/** Puts line number, hash and id in front of the columns; an id may occur once in a file. */
function identified(columns: (fields: Fields) => readonly CopyValue[]): Source['rows'] {
  const lineOf = new Map<number, number>();
  return (fields, line, hash) => {
    const id = idField(fields, 'id');
    const earlier = lineOf.get(id);
    if (earlier !== undefined) throw new BadLine(`id ${id} stands in line ${earlier} already`);
    const row = [line, hash, id, ...columns(fields)];
    lineOf.set(id, line);
    return [row];
  };
}
