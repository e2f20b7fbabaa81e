import { logEndpoints } from '@rondo/contract/log';
import type { Feature } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { readLog } from './read-log.ts';

export { type AuditFacts, recordAll, recordAudit } from './record-audit.ts';

/** The log of what staff changed. */
export const auditFeature: Feature = {
  name: 'audit',
  register: (app, { db }) => {
    route(app, logEndpoints.log, ({ query }) => readLog(db, query));
  },
};
