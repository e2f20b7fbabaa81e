import { logEndpoints } from '@rondo/contract/log';
import type { Feature } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { readLog } from './read-log.ts';

export { type LogFacts, type NewEntry, recordAction, recordActions } from './record-action.ts';

/** The log of what staff changed. */
export const logFeature: Feature = {
  name: 'log',
  register: (app, { db }) => {
    route(app, logEndpoints.log, ({ query }) => readLog(db, query));
  },
};
