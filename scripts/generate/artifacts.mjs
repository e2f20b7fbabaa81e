import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { tsImport } from 'tsx/esm/api';
import { withEnvironmentTable } from './environment-table.mjs';

const HEADER = '// Written by `npm run generate` from the contract. Change the contract, not this file.\n\n';

/** Every file of the project that a program writes: [{ path, text }] as it should be now. */
export async function artifacts(root) {
  const { callsModule, openapiDocument } = await tsImport('./from-contract.ts', import.meta.url);
  const { tableTypes } = await tsImport('./table-types.ts', import.meta.url);
  const document = await openapiDocument();
  return [
    {
      path: 'packages/contract/openapi.json',
      text: formatted(root, 'openapi.json', JSON.stringify(document)),
    },
    { path: 'apps/web/src/lib/api/schema.gen.ts', text: HEADER + astToString(await openapiTS(document)) },
    { path: 'apps/web/src/lib/api/calls.gen.ts', text: HEADER + callsModule() },
    { path: 'apps/server/src/platform/db/schema.gen.ts', text: await tableTypes() },
    { path: 'README.md', text: await withEnvironmentTable(await readFile(join(root, 'README.md'), 'utf8')) },
  ];
}

function formatted(root, name, text) {
  const { stdout, stderr, status } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['format', `--stdin-file-path=${name}`],
    { cwd: root, input: text, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
