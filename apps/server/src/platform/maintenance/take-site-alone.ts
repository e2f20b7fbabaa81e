import type pg from 'pg';
import { endSharers, holdSiteAlone } from './restorer.repository.ts';

/** Some transaction could not be ended: nothing was changed. */
export class SiteTaken extends Error {
  override readonly message = 'others still write to the database';
}

/** In milliseconds: for transactions to end by themselves, and for their ends to be carried out. */
const usualPatience = { kind: 10_000, last: 20_000 };

/**
 * Holds all that may be written until the end of the open transaction of `client`: no other transaction writes from
 * then on, in any process. What is not over after 10 s is cut off and rolled back. The transaction must be READ
 * COMMITTED, or it would not see what was written until then; it can go on after a failure.
 * @throws SiteTaken
 */
export async function takeSiteAlone(client: pg.Client, patience = usualPatience): Promise<void> {
  if (await holdSiteAlone(client, patience.kind)) return;
  await endSharers(client);
  if (!(await holdSiteAlone(client, patience.last))) throw new SiteTaken();
}
