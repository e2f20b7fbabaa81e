import { SUPER_ADMIN_PASSWORD } from './site.mjs';

/**
 * Of each site, while pages ask for it at the same time.
 * @type {Map<string, Promise<void>>}
 */
const making = new Map();

/**
 * Makes a backup of the database, unless there is one, and shows it.
 * @param {import('playwright-core').Page} page of a super admin
 */
export async function makeBackup(page) {
  const site = new URL(page.url()).origin;
  const made = making.get(site) ?? makeOne(page);
  making.set(site, made);
  await made;
  await page.reload();
  await page.locator('[data-backup]').first().waitFor();
}

/** @param {import('playwright-core').Page} page */
function makeOne(page) {
  return page.evaluate(async (password) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const list = await fetch('/v2/admin/backup/list', { headers });
    if ((await list.json()).mysql.length > 0) return;
    await fetch('/v2/admin/backup/create/mysql', {
      method: 'POST',
      headers: { ...headers, 'x-super-admin-password': password },
    });
  }, SUPER_ADMIN_PASSWORD);
}
