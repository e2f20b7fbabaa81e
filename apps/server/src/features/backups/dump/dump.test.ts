import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { printedRandom } from '../../../testing/printed-random.ts';
import { problemOf } from '../../../platform/http/error-handler.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { proveDatabase } from '../proof/prove-database.ts';
import { scratchPrefix } from '../proof/scratch.ts';
import { selectScratches } from '../proof/scratch.repository.ts';
import { restoreDatabase } from '../restore/restore-database.ts';
import { quietProgress } from '../testing/quiet-progress.ts';
import { differing, wholeDatabase } from '../testing/whole-database.ts';
import { makeBackup } from '../work/make-backup.ts';
import { checkDump } from './check-dump.ts';
import { DUMP_SIGNATURE, type DumpHeader, headerText, readHeader } from './dump-header.ts';

const site = appOfTests({});
const parts = () => ({ ...site.deps, folder: backupFolder(site.deps), freeBytes: async () => null });
let bytes: Buffer;

beforeAll(async () => {
  const { db } = site.deps;
  const level_id = await aLevel(db, { artist: 'Tab\tslash \\ line\n\\. 夜' });
  await aPass(db, { level_id, player_id: await aPlayer(db) });
  const { filename } = await makeBackup(parts(), { type: 'mysql', kind: 'manual' }, quietProgress);
  bytes = await readFile(parts().folder.pathOf('mysql', filename));
});

async function fileWith(content: Buffer | string): Promise<string> {
  const path = join(site.deps.config.dataDir, 'odd.sql');
  await writeFile(path, content);
  return path;
}

/** What is said about a file, by whoever reads it alone. */
async function reasonFor(content: Buffer | string): Promise<string | undefined> {
  const path = await fileWith(content);
  return checkDump(path, quietProgress).then(
    () => 'whole',
    (error: unknown) => problemOf(error)?.extra.reason,
  );
}

/** The dump with another header, whose checksum is right. */
function withHeader(change: (header: DumpHeader) => DumpHeader): Buffer {
  const { header, bodyStart } = readHeader(bytes) ?? expect.fail('the dump has a header');
  return Buffer.concat([Buffer.from(headerText(change(header))), bytes.subarray(bodyStart)]);
}

describe('a dump', () => {
  it('is whole', async () => {
    expect(await reasonFor(bytes)).toBe('whole');
  });

  it('is refused after a change of any one byte', async () => {
    const { whole } = printedRandom();
    const { bodyStart } = readHeader(bytes) ?? expect.fail('the dump has a header');
    const places = [0, 30, bodyStart - 2, bodyStart, bytes.length - 1];
    for (let tries = 0; tries < 60; tries += 1) places.push(whole(0, bytes.length - 1), whole(0, bodyStart));
    for (const place of places) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ (1 << whole(0, 7));
      expect(await reasonFor(changed), `byte ${place}`).toMatch(/^(CHECKSUM|FORMAT)$/);
    }
  });

  it('is refused when its end is missing, or something was added', async () => {
    const { whole } = printedRandom();
    const lengths = [0, 1, DUMP_SIGNATURE.length, bytes.length - 1];
    for (let tries = 0; tries < 20; tries += 1) lengths.push(whole(0, bytes.length - 1));
    for (const length of lengths)
      expect(await reasonFor(bytes.subarray(0, length)), `${length} bytes`).toMatch(/^(TRUNCATED|FORMAT)$/);
    expect(await reasonFor(Buffer.concat([bytes, Buffer.from('\n')]))).toBe('CHECKSUM');
  });

  it.each([
    ['of another program', '-- MySQL dump 10.13\nCREATE TABLE levels (id int);\n', 'FORMAT'],
    ['empty', '', 'FORMAT'],
    ['with a header that is no JSON', `${DUMP_SIGNATURE}-- {\n-- sha256 ${hashOf('-- {')}\n`, 'FORMAT'],
  ])('is refused when it is %s', async (_, content, reason) => {
    expect(await reasonFor(content)).toBe(reason);
  });

  it('of a newer site is refused', async () => {
    expect(await reasonFor(withHeader((header) => ({ ...header, migration: '9999_later' })))).toBe('NEWER');
  });

  it('that names other tables than the site has leaves everything as it was', async () => {
    const before = await wholeDatabase(site.deps.db);
    const forged: ((header: DumpHeader) => DumpHeader)[] = [
      (header) => ({ ...header, tables: header.tables.slice(1) }),
      ({ tables: [first, ...rest], ...header }) => ({
        ...header,
        tables: [{ ...(first as DumpHeader['tables'][0]), name: 'pg_authid' }, ...rest],
      }),
      ({ tables: [first, ...rest], ...header }) => ({
        ...header,
        tables: [
          { ...(first as DumpHeader['tables'][0]), columns: ['id") FROM stdin; DROP TABLE users; --'] },
          ...rest,
        ],
      }),
      (header) => ({ ...header, sequences: [{ name: "x', 1); DROP TABLE users; --", last: 1 }] }),
    ];
    for (const forge of forged) {
      const path = await fileWith(withHeader(forge));
      const file = { type: 'mysql', filename: 'odd.sql', path } as const;
      await expect(restoreDatabase(parts(), file, null, quietProgress)).rejects.toMatchObject({
        code: 'BACKUP_CONTENT',
      });
      expect(differing(before, await wholeDatabase(site.deps.db))).toEqual([]);
    }
  });

  it('is proved by a restored copy, and nothing of that stays', async () => {
    const { filename } = await makeBackup(parts(), { type: 'mysql', kind: 'manual' }, quietProgress);
    const proof = await proveDatabase(parts(), parts().folder.pathOf('mysql', filename), quietProgress);
    // Passes of samples have scores that nobody worked out.
    expect(proof.state).toBe('differs');
    expect(proof.differences).toContainEqual({
      what: 'standings',
      subject: 'scoreV2',
      count: 1,
      examples: [{ name: expect.stringMatching(/^pass \d+$/), stored: '0', found: expect.any(String) }],
    });
    expect(proof.differences.every(({ what }) => what === 'standings')).toBe(true);
    expect(await selectScratches(site.deps.db, scratchPrefix(site.databaseUrl))).toEqual([]);
  });

  it('is not proved where there is too little room', async () => {
    const path = await fileWith(bytes);
    const proof = await proveDatabase(
      { ...parts(), freeBytes: async () => 2 * bytes.length },
      path,
      quietProgress,
    );
    expect(proof).toMatchObject({ state: 'skipped', reason: 'NO_SPACE' });
  });
});

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
