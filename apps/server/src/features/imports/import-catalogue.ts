import { keyModeProblem } from '@rondo/domain/passes';
import { type CopyDatabase, openCopyDatabase } from '../../platform/db/copy-database.ts';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { removeDemo } from '../demo/index.ts';
import { recordAction } from '../log/index.ts';
import { recomputeEverything } from '../players/index.ts';
import { BrokenInput } from './broken-input.ts';
import {
  insertCreators,
  insertCredits,
  insertLevels,
  insertPlayers,
  insertTeams,
} from './catalogue.repository.ts';
import {
  countStaged,
  giveNewIds,
  KINDS,
  type Kind,
  keepIds,
  raiseSequence,
  recogniseLines,
  rememberLines,
  selectTakenIds,
  TABLES,
} from './identity.repository.ts';
import {
  countKeyModes,
  deleteLostPasses,
  insertPasses,
  insertReferences,
  type LostPass,
  resolveSources,
} from './passes.repository.ts';
import type { BadLineReport, FileName, FileReport, ImportReport } from './report.ts';
import { type Staged, stageFolder } from './stage-folder.ts';
import { createStagingTables, indexStagingTables, lockCatalogue } from './staging.repository.ts';

export type ImportOptions = {
  readonly folder: string;
  /** Removes the demo community first. */
  readonly replaceDemo: boolean;
  /** Gives every row a fresh id instead of the one in its file. */
  readonly newIds: boolean;
  /** Called with one line of progress again and again. */
  readonly progress: (text: string) => void;
  readonly now: Date;
};

/**
 * Imports the JSON Lines files of a folder, all in one transaction: either everything is there afterwards or nothing
 * has changed. Lines that an earlier import took over are left alone, so a second run changes nothing.
 * @throws BrokenInput when folder or files cannot be imported, or an id belongs to a row that no import made
 */
export async function importCatalogue(url: string, options: ImportOptions): Promise<ImportReport> {
  const copy = await openCopyDatabase(url, 'rondo import');
  try {
    return await transaction(copy.db, (trx) => importInside(trx, copy.copyInto, options));
  } finally {
    await copy.close();
  }
}

async function importInside(
  trx: Trx,
  copyInto: CopyDatabase['copyInto'],
  options: ImportOptions,
): Promise<ImportReport> {
  const began = performance.now();
  const { progress } = options;
  await createStagingTables(trx);
  const staged = await stageFolder(trx, copyInto, options);
  await lockCatalogue(trx);
  await indexStagingTables(trx);
  progress('comparing with what is there');
  const lost = await identify(trx, options);
  const removedDemo = options.replaceDemo ? await removeDemo(trx) : [];
  progress('levels, players and passes');
  const added = await insertAll(trx, staged);
  const isChanged = added.written > 0 || removedDemo.some(({ count }) => count > 0);
  if (isChanged) {
    progress('scores, clears, worlds firsts and statistics');
    await recomputeEverything(trx);
  }
  const badLines = [...staged.bad, ...lost.map(lostPassReport), ...added.lostReferences];
  const files = await fileReports(trx, staged, badLines, added.references);
  if (isChanged) await publishImport(trx, files);
  return {
    files,
    badLines: inFileOrder(badLines, staged),
    relaxations: staged.relaxations.entries(),
    removedDemo,
    seconds: (performance.now() - began) / 1000,
  };
}

/** Decides which row each line means, and stops before anything is written when an id is taken. */
async function identify(trx: Trx, { newIds, replaceDemo }: ImportOptions): Promise<LostPass[]> {
  const takeIds = newIds ? giveNewIds : keepIds;
  for (const kind of ['level', 'player'] as const) {
    await recogniseLines(trx, kind);
    await takeIds(trx, kind);
  }
  await recogniseLines(trx, 'pass');
  await resolveSources(trx);
  const lost = await deleteLostPasses(trx);
  await takeIds(trx, 'pass');
  const taken: string[] = [];
  for (const kind of KINDS)
    for (const { origin, count, first } of await selectTakenIds(trx, kind))
      if (origin !== 'demo' || !replaceDemo) taken.push(takenText(kind, origin, count, first));
  if (taken.length > 0)
    throw new BrokenInput(
      [
        'Ids of the files are taken by rows that no import made; nothing was changed:',
        ...taken.map((text) => `  ${text}`),
        'Use --replace-demo to remove the demo community first, or --new-ids to give every imported row a fresh id.',
      ].join('\n'),
    );
  return lost;
}

function takenText(kind: Kind, origin: string, count: number, first: readonly number[]): string {
  const whose = origin === 'demo' ? 'of the demo community' : 'of the site';
  return `${count.toLocaleString('en-US')} ${TABLES[kind]} ${whose}: ${first.join(', ')}${count > first.length ? ', …' : ''}`;
}

async function insertAll(trx: Trx, { relaxations }: Staged) {
  await insertTeams(trx);
  relaxations.add('otherSpelling', await insertCreators(trx));
  await insertLevels(trx);
  relaxations.add('repeatedCredit', await insertCredits(trx));
  relaxations.add('equalName', await insertPlayers(trx));
  await insertPasses(trx);
  for (const { count, ...pass } of await countKeyModes(trx)) {
    const problem = keyModeProblem(pass, pass);
    if (problem === 'KEY_MODE_REQUIRED') relaxations.add('noKeyMode', count);
    if (problem === 'KEY_MODE_NOT_ALLOWED') relaxations.add('oddKeyMode', count);
  }
  const { lost, ...references } = await insertReferences(trx);
  let written = references.added;
  for (const kind of KINDS) {
    await rememberLines(trx, kind);
    await raiseSequence(trx, kind);
    written += (await countStaged(trx, kind)).added;
  }
  const lostReferences = lost.map(
    ({ line, levelId }): BadLineReport => ({
      file: 'references.jsonl',
      line,
      reason: `level ${levelId} is in no imported file: this reference alone is left out`,
    }),
  );
  return { written, references, lostReferences };
}

function lostPassReport({ line, levelId, playerId, isLevelLost }: LostPass): BadLineReport {
  const what = isLevelLost ? `level ${levelId}` : `player ${playerId}`;
  return { file: 'passes.jsonl', line, reason: `${what} is in no imported file` };
}

async function fileReports(
  trx: Trx,
  staged: Staged,
  bad: readonly BadLineReport[],
  references: { added: number; present: number },
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  for (const file of staged.read.keys()) {
    const kind = KINDS.find((each) => file === `${TABLES[each]}.jsonl`);
    const counts = kind === undefined ? { ...references, changed: 0 } : await countStaged(trx, kind);
    reports.push({ file, ...counts, skipped: bad.filter((report) => report.file === file).length });
  }
  return reports;
}

function inFileOrder(bad: readonly BadLineReport[], { read }: Staged): BadLineReport[] {
  const place = (file: FileName) => [...read.keys()].indexOf(file);
  return bad.toSorted((a, b) => place(a.file) - place(b.file) || a.line - b.line);
}

/** The log keeps one row for the whole import, and running servers forget what they had kept; id 0 stands for many. */
async function publishImport(trx: Trx, files: readonly FileReport[]): Promise<void> {
  const counts = Object.fromEntries(files.map(({ file, added }) => [file.replace('.jsonl', ''), added]));
  await recordAction(trx, {
    actorId: null,
    action: 'level.import',
    subject: { id: null },
    after: counts,
  });
  const action = 'import';
  await publishEvent(trx, { type: 'levelUpdate', data: { levelId: 0, action } });
  await publishEvent(trx, { type: 'passUpdate', data: { passId: 0, levelId: 0, playerId: 0, action } });
  await publishEvent(trx, { type: 'playerUpdate', data: { playerId: 0 } });
}
