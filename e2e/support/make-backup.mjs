import { SUPER_ADMIN_PASSWORD } from './site.mjs';

/**
 * Makes a backup of the database for a super admin's page that lists none yet; others may not.
 * @param {import('playwright-core').Page} page
 */
export async function makeBackup(page) {
  const wasMade = await page.evaluate(async (password) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const list = await fetch('/v2/admin/backup/list', { headers });
    if (!list.ok || (await list.json()).mysql.length > 0) return false;
    await fetch('/v2/admin/backup/create/mysql', {
      method: 'POST',
      headers: { ...headers, 'x-super-admin-password': password },
    });
    return true;
  }, SUPER_ADMIN_PASSWORD);
  if (wasMade) await page.reload();
}
