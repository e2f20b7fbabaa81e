import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { readConfig } from '../../../config.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/feature.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { demoFeature } from '../../demo/index.ts';
import { type ImportOptions, importCatalogue } from '../index.ts';

export const level = {
  id: 7,
  song: 'Glass Meridian',
  artist: 'Orrin Vale',
  diffId: 30,
  levelCredits: [{ role: 'charter', name: 'Fennick' }],
};
export const player = { id: 5, name: 'Koralik', country: 'PL' };
export const judgements = {
  earlyDouble: 0,
  earlySingle: 0,
  ePerfect: 20,
  perfect: 460,
  lPerfect: 20,
  lateSingle: 0,
  lateDouble: 0,
};
export const pass = {
  id: 9,
  levelId: 7,
  playerId: 5,
  videoLink: 'https://youtu.be/abcdefghijk',
  vidUploadTime: '2024-05-01T10:00:00Z',
  judgements,
};

type Files = { levels?: unknown[]; players?: unknown[]; passes?: unknown[]; references?: unknown[] };

/** An empty database and an empty folder for each test of the calling file. */
export function importScratch() {
  let database: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await testDatabase();
    folder = mkdtempSync(join(tmpdir(), 'rondo-import-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  return {
    get db() {
      return database.db;
    },
    get folder() {
      return folder;
    },
    /** Writes rows as the lines of NAME.jsonl; a text is a line as it stands. */
    files: (contents: Files) => {
      for (const [name, rows] of Object.entries(contents))
        writeFileSync(join(folder, `${name}.jsonl`), linesOf(rows));
    },
    /** Into the scratch database, or the one of the address. */
    run: (options?: Partial<ImportOptions>, url = database.url) =>
      importCatalogue(url, {
        folder,
        replaceDemo: false,
        newIds: false,
        progress: () => undefined,
        now: new Date('2026-01-01T00:00:00Z'),
        ...options,
      }),
    loadDemo: async () => {
      const config = readConfig({ DATA_DIR: folder, DEMO: 'on' });
      const passwordCost = { memoryKiB: 64, passes: 1 };
      await demoFeature.prepare?.({ db: database.db, clock: systemClock, config, passwordCost } as Deps);
    },
    /** Every row of every table that an import writes, to see that nothing moved. */
    everything: () => everythingIn(database.db),
  };
}

const linesOf = (rows: readonly unknown[]) =>
  rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n');

const TABLES = [
  'levels',
  'players',
  'passes',
  'creators',
  'teams',
  'credits',
  'level_references',
  'player_stats',
  'level_cards',
  'import_lines',
  'audit_log',
] as const;

async function everythingIn(db: Db): Promise<string> {
  const tables: string[][] = [];
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    tables.push(rows.map((row) => JSON.stringify(row)).sort());
  }
  return JSON.stringify(tables);
}
