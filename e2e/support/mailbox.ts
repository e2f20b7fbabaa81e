import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * The address of a page of the site in the newest mail to somebody, for sites that write their mails into a folder.
 * Waits until such a mail is there.
 */
export async function mailedLink(folder: string, to: string, page: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.toSorted((a, b) => b.localeCompare(a))) {
        const mail = await readFile(join(folder, name), 'utf8');
        const link = mail.match(new RegExp(`https?://\\S+${page}\\?token=[\\w-]+`))?.[0];
        if (link && mail.includes(`To: ${to}`)) found ??= link;
      }
      return found;
    })
    .toBeTruthy();
  return found as string;
}
