import type { Health } from '@rondo/contract/site';

/** A part of the answer to GET /health that changes no status; comes soon whatever happens, and never throws. */
export type HealthPart = () => Promise<Pick<Health, 'checks' | 'backupAgeSeconds'>>;
