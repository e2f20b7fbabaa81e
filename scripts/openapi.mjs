// npm run openapi: writes the OpenAPI document that a site answers at /openapi.json, for tools that want a file
import { writeFile } from 'node:fs/promises';
import { tsImport } from 'tsx/esm/api';

const [path = 'openapi.json'] = process.argv.slice(2);
const { openapiDocument } = await tsImport('./openapi-document.ts', import.meta.url);
await writeFile(path, `${JSON.stringify(await openapiDocument(), null, 2)}\n`);
console.log(`written  ${path}`);
