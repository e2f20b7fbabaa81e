import { filesBelow, readSource } from '../checks/source-files.mjs';
import { readTable } from './read-table.mjs';

const FOLDER = 'apps/web/src/locales';
/** Below it are the texts that only staff see; it is no part of a namespace's name. */
const OF_STAFF = 'staff/';

/**
 * Every table by its namespace, in the order of their names.
 * @param {string} root
 */
export async function readTables(root) {
  const tables = (await filesBelow(root, FOLDER)).map(async (path) => {
    const source = await readSource(root, path);
    const name = path.slice(`${FOLDER}/`.length, -'.ts'.length);
    const namespace = name.startsWith(OF_STAFF) ? name.slice(OF_STAFF.length) : name;
    return [namespace, { path, source, rows: readTable(source, path) }];
  });
  return new Map((await Promise.all(tables)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
