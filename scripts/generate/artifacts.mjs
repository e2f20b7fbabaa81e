import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { pageTexts } from './page-texts.mjs';
import { screensFile } from './screens-file.mjs';
import { withEnvironmentTable } from './environment-table.mjs';

const HEADER = '// Written by `npm run generate` from the contract. Change the contract, not this file.\n\n';

/** Every file of the project that a program writes: [{ path, text }] as it should be now. */
export async function artifacts(root) {
  const { callsModule } = await tsImport('./calls-module.ts', import.meta.url);
  const { tableTypes } = await tsImport('./table-types.ts', import.meta.url);
  return [
    { path: 'apps/web/src/lib/api/calls.gen.ts', text: HEADER + callsModule() },
    { path: 'apps/server/src/platform/http/screens.gen.json', text: await screensFile(root) },
    { path: 'apps/server/src/features/pages/texts.gen.json', text: await pageTexts(root) },
    { path: 'apps/server/src/platform/db/schema.gen.ts', text: await tableTypes() },
    { path: 'README.md', text: await withEnvironmentTable(await readFile(join(root, 'README.md'), 'utf8')) },
  ];
}
