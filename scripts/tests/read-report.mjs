import { readFile } from 'node:fs/promises';

/** A runner's JSON report; undefined when the runner ended before it wrote one. */
export async function readReport(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
