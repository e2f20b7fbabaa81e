// npm run texts -- export FOLDER  writes the texts for translators: en.json, pl.json and cn.json
// npm run texts -- import PATH    takes such a file, or a folder of them, back into the tables
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exportTexts } from './texts/export.mjs';
import { importTexts } from './texts/import.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const [task, path] = process.argv.slice(2);
if (path && task === 'export') {
  for (const file of await exportTexts(ROOT, path)) console.log(file);
} else if (path && task === 'import' && existsSync(path)) {
  const { problems, changed } = await importTexts(ROOT, path);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  if (changed.length === 0) console.log('Nothing was changed.');
  for (const file of changed) console.log(file);
} else {
  console.error(
    'npm run texts -- export FOLDER, or npm run texts -- import PATH of a file or folder that is there',
  );
  process.exitCode = 2;
}
