import type { Page } from '@playwright/test';
import type { Call } from './test.ts';

interface Receipt {
  table: { difficulties: number[] };
  outcome: object;
}

/**
 * Lets the difficulty wheel of a page come to what a journey is about: the server draws, the page is told another
 * outcome. What it saves then names no draws, as that of other clients.
 */
export async function chooseDifficulty(page: Page, diffId: number, turn = 'usual'): Promise<void> {
  await page.route('**/v2/play/draws', async (route) => {
    const { kind } = route.request().postDataJSON() as { kind: string };
    const reply = await route.fetch();
    if (kind !== 'difficulty' || !reply.ok()) return route.fulfill({ response: reply });
    const receipt = (await reply.json()) as Receipt;
    const place = receipt.table.difficulties.indexOf(diffId);
    const outcome = { kind, turn, diffId, index: place < 0 ? null : place };
    await route.fulfill({ response: reply, json: { ...receipt, outcome } });
  });
  await page.route(/\/v2\/database\/levels\/\d+\/(?:difficulty|timeout)$/, async (route) => {
    const { draws: _, ...values } = route.request().postDataJSON() as { draws?: number[] };
    await route.continue({ postData: JSON.stringify(values) });
  });
}

/** The id of a difficulty by its name. */
export async function difficultyId(call: Call, name: string): Promise<number> {
  const all = await call<{ id: number; name: string }[]>('GET', '/v2/database/difficulties');
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`The site has no difficulty ${name}.`);
  return found.id;
}
