// npm run generate: writes what follows from the sources (the web app's list of calls, the server's of screens, types of the tables, README's table)
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { artifacts } from './generate/artifacts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

for (const { path, text } of await artifacts(ROOT)) {
  const present = await readFile(join(ROOT, path), 'utf8').catch(() => undefined);
  if (present !== text) await writeFile(join(ROOT, path), text);
  console.log(`${present === text ? 'unchanged' : 'written  '}  ${path}`);
}
