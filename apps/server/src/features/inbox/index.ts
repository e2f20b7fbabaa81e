import type { Feature } from '../../platform/feature.ts';
import { registerInboxRoutes } from './routes.ts';
import { sweepInbox } from './sweep.ts';

export {
  tellDeclined,
  tellLevelApproved,
  tellMergeUndone,
  tellPassApproved,
  tellRerate,
  untellDecision,
} from './tell.repository.ts';

/** What reached an account: decisions on its submissions, and what moved its player. */
export const inboxFeature: Feature = {
  name: 'inbox',
  register: registerInboxRoutes,
  jobs: [sweepInbox],
};
