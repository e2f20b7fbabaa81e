import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDifficulties } from '../features/difficulties/index.ts';
import { importCatalogue, importReportText } from '../features/imports/index.ts';
import { exitWithReason, UsageError, understood } from './exit.ts';
import { createProgressLine } from './progress-line.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run import -- DIR [--replace-demo] [--new-ids]
Imports levels.jsonl, players.jsonl, passes.jsonl and references.jsonl (any of them) of the folder DIR.
  --replace-demo   removes the demo community first
  --new-ids        gives every imported row a fresh id instead of the one in its file`;

async function main(): Promise<void> {
  const choices = readArguments();
  const progress = createProgressLine();
  const report = await withDatabase(async ({ db, url, config }) => {
    await ensureDifficulties(db, config);
    return importCatalogue(url, { ...choices, progress: progress.show, now: new Date() });
  }).finally(progress.clear);
  console.log(importReportText(report));
}

const readArguments = () =>
  understood(usage, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'replace-demo': { type: 'boolean' }, 'new-ids': { type: 'boolean' } },
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new UsageError(usage);
    return {
      folder: resolve(folder),
      replaceDemo: values['replace-demo'] ?? false,
      newIds: values['new-ids'] ?? false,
    };
  });

main().then(() => process.exit(0), exitWithReason);
